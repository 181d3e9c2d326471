// A file system in memory for VS Code in a browser, scheme `memory`. What is read comes from the server of the test,
// and what is written goes back to it.
const {EventEmitter, FileSystemError, FileType, workspace} = require('vscode')

exports.activate = async context => {
  const endpoint = context.extensionUri.with({path: '/files'}).toString()
  const changed = new EventEmitter()
  let time = 1

  const list = async () => Object.entries(await (await fetch(endpoint)).json())
  const read = async path => (await list()).find(([name]) => name === path)?.[1]
  const below = async path =>
    (await list()).filter(([name]) => name.startsWith(path === '/' ? '/' : `${path}/`))

  context.subscriptions.push(
    workspace.registerFileSystemProvider('memory', {
      onDidChangeFile: changed.event,
      watch: () => ({dispose() {}}),
      async stat(uri) {
        const text = await read(uri.path)
        if (text !== undefined) return {type: FileType.File, ctime: 0, mtime: time, size: text.length}
        if ((await below(uri.path)).length > 0) return {type: FileType.Directory, ctime: 0, mtime: 0, size: 0}
        throw FileSystemError.FileNotFound(uri)
      },
      async readDirectory({path}) {
        const prefix = path === '/' ? path : `${path}/`
        const entries = new Map()
        for (const [name] of await below(path)) {
          const [first, ...rest] = name.slice(prefix.length).split('/')
          entries.set(first, rest.length > 0 ? FileType.Directory : FileType.File)
        }
        return [...entries]
      },
      async readFile(uri) {
        const text = await read(uri.path)
        if (text === undefined) throw FileSystemError.FileNotFound(uri)
        return new TextEncoder().encode(text)
      },
      async writeFile(uri, content) {
        const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(content)
        await fetch(endpoint, {method: 'POST', body: JSON.stringify({[uri.path]: text})})
        time++
        changed.fire([{type: 1, uri}])
      },
      createDirectory() {},
      delete: uri => Promise.reject(FileSystemError.NoPermissions(uri)),
      rename: uri => Promise.reject(FileSystemError.NoPermissions(uri)),
    }),
  )
}
