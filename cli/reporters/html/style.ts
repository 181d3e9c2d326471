/** The look of the report. Colours have a contrast of 4.5 or more on their background, in the light and in the dark. */
export const STYLE = `
:root{color-scheme:light dark;--page:#fff;--panel:#f5f6f8;--text:#1b1f24;--quiet:#57606a;--line:#d5d9de;--accent:#0b5cad;--error:#b3202c;--warning:#8a5300;--info:#0b6577;--mark:#fff2cc}
@media screen and (prefers-color-scheme:dark){:root{--page:#14171b;--panel:#1c2127;--text:#e4e8ec;--quiet:#a3adb8;--line:#363d46;--accent:#7cb7f5;--error:#ff8f8f;--warning:#e8b65a;--info:#73cbdc;--mark:#453a18}}
*{box-sizing:border-box}
body{margin:0 auto;padding:2rem 1.5rem 4rem;max-width:80rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem;overflow-wrap:anywhere}
h2{font-size:1.2rem;margin:2.5rem 0 .75rem}
h3{font-size:1rem;margin:1.25rem 0 .5rem}
p{margin:.5rem 0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,.source{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875rem}
.quiet,footer{color:var(--quiet)}
footer{margin-top:3rem;font-size:.875rem}
.numbers{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0;padding:0}
.numbers div{background:var(--panel);border-radius:.5rem;padding:.75rem 1rem;min-width:7rem;flex:1}
.numbers dt{color:var(--quiet);font-size:.875rem}
.numbers dd{margin:0;font-size:1.5rem;font-variant-numeric:tabular-nums}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,23rem),1fr));gap:1rem}
.chart{background:var(--panel);border-radius:.5rem;padding:1rem;min-width:0}
.chart h3{margin:0}
table{border-collapse:collapse;width:100%}
.chart caption,.scroll caption{text-align:left;color:var(--quiet);font-size:.875rem;padding-bottom:.5rem}
.chart th,.chart td{padding:.2rem .25rem;font-size:.875rem;border:0}
.chart th{width:45%;font-weight:400;overflow-wrap:anywhere}
.chart svg{display:block;width:100%;height:.75rem}
.chart rect{fill:var(--accent)}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.scroll{overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}
thead th{background:var(--panel);white-space:nowrap}
th button{font:inherit;color:inherit;background:none;border:0;padding:.1rem .2rem;margin:-.1rem -.2rem;cursor:pointer;text-align:left;border-radius:.2rem}
thead button{font-weight:600}
[aria-sort=ascending] button::after{content:" ▲";content:" ▲" / ""}
[aria-sort=descending] button::after{content:" ▼";content:" ▼" / ""}
.host{font-weight:400;overflow-wrap:anywhere;min-width:11rem}
.host button{color:var(--accent)}
.host button{position:relative;padding-left:1.1rem}
.host button::before{content:"▾";content:"▾" / "";position:absolute;left:0}
.host button[aria-expanded=false]::before{content:"▸";content:"▸" / ""}
html:not(.scripted) .host button::before{content:""}
.scripted .detail:not(.open){display:none}
.detail>td{padding:.25rem .6rem 1.25rem}
.rules{font-size:.875rem;min-width:10rem}
form{display:none}
.scripted:not(.ready) #all{display:none}
.scripted .unscripted{display:none}
#more{font:inherit;color:var(--accent);background:var(--panel);border:1px solid var(--quiet);border-radius:.3rem;padding:.4rem .9rem;cursor:pointer}
.scripted form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:0 0 1rem}
label{display:block;color:var(--quiet);font-size:.875rem}
input,select{display:block;font:inherit;color:var(--text);background:var(--page);border:1px solid var(--quiet);border-radius:.3rem;padding:.35rem .5rem;max-width:100%}
output{color:var(--quiet);padding:.35rem 0}
.source{background:var(--panel);border-radius:.5rem;padding:.5rem 0;overflow-x:auto;line-height:1.6}
.row{display:flex;width:max-content;min-width:100%}
.row:target{background:var(--mark)}
.n{flex:none;width:4rem;padding-right:1rem;text-align:right;color:var(--quiet);user-select:none}
.row code{white-space:pre;padding-right:1rem}
.gap{color:var(--quiet);padding-left:4rem}
mark{color:inherit;background:var(--mark);text-decoration:underline 2px}
mark.error{text-decoration:underline wavy var(--error)}
mark.warning{text-decoration:underline wavy var(--warning)}
mark.info{text-decoration:underline dotted 2px var(--info)}
.finding{position:sticky;left:0;margin:.35rem 1rem .6rem 4rem;padding:.35rem .75rem;border-left:4px solid;font-family:system-ui,sans-serif;font-size:.9rem;line-height:1.45;max-width:52rem;background:var(--page);border-radius:0 .3rem .3rem 0;overflow-wrap:anywhere}
.finding p,.finding ul{margin:.15rem 0;color:var(--text)}
.finding ul{padding-left:1.2rem}
.finding.error,b.error{border-color:var(--error);color:var(--error)}
.finding.warning,b.warning{border-color:var(--warning);color:var(--warning)}
.finding.info,b.info{border-color:var(--info);color:var(--info)}
.denied{color:var(--error)}
@media screen and (max-width:40rem){.host{position:sticky;left:0;background:var(--page);min-width:9rem;max-width:9rem}#survey thead th:first-child{position:sticky;left:0}body{padding:1rem .75rem 3rem}.finding{margin-left:.75rem;max-width:calc(100vw - 4rem)}.n{width:2.75rem;padding-right:.6rem}.gap{padding-left:2.75rem}}
@media (forced-colors:active){.chart,.numbers div,.source,.finding{border-width:1px 1px 1px 4px;border-style:solid}.chart rect{fill:CanvasText}}
@media print{form,#more{display:none!important}body{max-width:none;padding:0}.source,.scroll{overflow:visible}.row{width:auto}.row code{white-space:pre-wrap;overflow-wrap:anywhere}.finding,.chart,.row{break-inside:avoid}}
`
