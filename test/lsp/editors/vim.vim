" Sets Vim up by the lines of the README, and writes to a file, as JSON, what ALE shows for the opened file, the text
" after the first action for the first problem, and how much it shows then; or else what went wrong. For Vim 9 with
" ALE 3.3, such as the package vim-ale of Debian.
" usage: SNIPPET=snippet.vim OUTPUT=shown.json vim -N -u NONE -i NONE -n -es -S vim.vim -c cquit robots.txt
set runtimepath^=/usr/share/vim-ale
filetype plugin on
execute 'source' fnameescape($SNIPPET)
runtime plugin/ale.vim

function! Shown() abort
  return map(copy(ale#engine#GetLoclist(bufnr(''))), {_, one -> {
    \ 'line': one.lnum, 'column': one.col, 'endColumn': get(one, 'end_col'),
    \ 'type': one.type, 'code': get(one, 'code'), 'source': one.linter_name}})
endfunction

function! WaitFor(holds, what) abort
  let end = localtime() + 30
  while !a:holds()
    if localtime() > end
      throw a:what
    endif
    sleep 10m
  endwhile
endfunction

function! Choose(data, items) abort
  let g:action = a:items[0][1].title
  call ale#codefix#ApplyLSPCodeAction(a:data, a:items[0][1])
endfunction

try
  edit
  call ale#Queue(0, '')
  call WaitFor({-> !empty(Shown())}, 'no diagnostics')
  let g:before = Shown()
  " Of a selection; at the cursor, ALE asks for the word under it, and may find it further left.
  execute 'normal! ' .. g:before[0].line .. "GV\<Esc>"
  call ale#codefix#Execute(1, function('Choose'))
  call WaitFor({-> exists('g:action')}, 'no code action')
  let text = join(getline(1, '$'), "\n")
  call ale#Queue(0, '')
  call WaitFor({-> len(Shown()) < len(g:before)}, 'the problem stays')
  call writefile([json_encode({'before': g:before, 'action': g:action, 'text': text, 'after': len(Shown())})], $OUTPUT)
  qall!
catch
  call writefile([v:exception, v:throwpoint], $OUTPUT)
endtry
