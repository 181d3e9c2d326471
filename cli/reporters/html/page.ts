import {createHash} from 'node:crypto'
import {escapeXml} from '../xml.ts'
import {SCRIPT} from './script.ts'
import {STYLE} from './style.ts'

/**
 * All in front of the report. Nothing is loaded, and nothing runs but what we wrote: the policy knows our script and
 * our style by their digests (CSP Level 3 §2.3.1).
 */
export function pageStart(title: string): string {
  const policy = [
    "default-src 'none'",
    `script-src '${digestOf(SCRIPT)}'`,
    `style-src '${digestOf(STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeXml(title)} – robotslint</title>
<style>${STYLE}</style>
<script>${SCRIPT}</script>
</head>
<body>
<main>
`
}

export function pageEnd(version: string): string {
  return `</main>
<footer>Written by robotslint ${escapeXml(version)}. <code>robotslint explain RULE</code> tells more about a rule.</footer>
</body>
</html>
`
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
