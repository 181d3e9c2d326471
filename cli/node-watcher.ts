import {type FSWatcher, watch} from 'node:fs'
import {reasonOf} from '../files/system-error.ts'
import type {Watcher} from './environment.ts'

/** Editors write a file in several steps; this long, in milliseconds, nothing must happen before a change is over. */
const QUIET = 50

/** Watches folders for changes of certain files, and the process for an interrupt. */
export function watchFolders(names: ReadonlyMap<string, ReadonlySet<string>>): Watcher {
  const {promise, settle} = deferred<'change' | 'interrupt'>()
  let timer: NodeJS.Timeout | undefined
  const interrupt = () => settle('interrupt')
  const note = () => {
    clearTimeout(timer)
    timer = setTimeout(() => settle('change'), QUIET)
  }
  process.on('SIGINT', interrupt)
  const watchers = [...names].flatMap(([folder, relevant]) => watchFolder(folder, relevant, note))
  return {
    next: () => promise,
    close() {
      clearTimeout(timer)
      process.off('SIGINT', interrupt)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** A folder that went away, or that nobody may read, is not watched. */
function watchFolder(folder: string, relevant: ReadonlySet<string>, note: () => void): readonly FSWatcher[] {
  try {
    const watcher = watch(folder, (_event, name) => {
      if (name === null || relevant.has(name) || relevant.has(name.toLowerCase())) note()
    })
    return [watcher.on('error', note)]
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
    return []
  }
}

function deferred<Value>() {
  let settle: (value: Value) => void = () => {}
  const promise = new Promise<Value>(resolve => {
    settle = resolve
  })
  return {promise, settle}
}
