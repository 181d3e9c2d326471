-- Sets headless Neovim up by the lines of the README, and prints as JSON what it shows for the opened file, the text
-- after the first action for the first problem, and what it shows then. For Neovim 0.7 and later.
-- usage: SNIPPET=snippet.lua nvim --headless -u NONE -i NONE -n -S neovim.lua robots.txt
local timeout = 30000
local buffer = vim.api.nvim_get_current_buf()

local function shown()
  local found = {}
  for _, one in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(found, {
      line = one.lnum,
      column = one.col,
      endColumn = one.end_col,
      severity = one.severity,
      source = one.source,
      code = one.code or one.user_data.lsp.code,
    })
  end
  return found
end

local ok, fault = pcall(function()
  dofile(vim.env.SNIPPET)
  vim.bo.filetype = 'robots'
  assert(vim.wait(timeout, function() return #vim.diagnostic.get(buffer) > 0 end, 20), 'no diagnostics')
  local before = shown()
  local id = next(vim.lsp.buf_get_clients(buffer))

  local first = vim.diagnostic.get(buffer)[1]
  local params = {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = {start = {line = first.lnum, character = first.col}, ['end'] = {line = first.lnum, character = first.col}},
    context = {diagnostics = {first.user_data.lsp}},
  }
  local reply = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', params, timeout)
  local action = assert(reply and reply[id] and reply[id].result and reply[id].result[1], 'no code action')
  vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
  assert(vim.wait(timeout, function() return #vim.diagnostic.get(buffer) < #before end, 20), 'the problem stays')

  -- Not vim.json.encode, which writes an empty list as {}.
  io.stdout:write(vim.fn.json_encode({before = before, action = action.title, text = text, after = #shown()}))
  io.stdout:flush()
  vim.lsp.stop_client(id)
end)
if not ok then
  io.stderr:write(tostring(fault) .. '\n')
  vim.cmd('cquit 1')
end
vim.cmd('qall!')
