import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { watch } from 'chokidar'
import type { GivenSource } from '../source.ts'

const SETTLED_MS = 200
const SIZE_CHECK_MS = 50

export type ListReader = (text: string) => GivenSource[]
export type ListHandlers = {
  changed(given: GivenSource[]): void
  /** The file was removed or is invalid; its previous sources stay. */
  broken(why: string): void
}
export type WatchedList = { first: GivenSource[]; close(): Promise<void> }

/** Reads a file of sources and watches it. Rejects with a sentence when it is invalid at first. */
export async function watchList(file: string, read: ListReader, handlers: ListHandlers): Promise<WatchedList> {
  const path = resolve(file)
  const watcher = watch(dirname(path), {
    depth: 0,
    ignoreInitial: true,
    ignored: (found) => found !== path && found !== dirname(path),
    awaitWriteFinish: { stabilityThreshold: SETTLED_MS, pollInterval: SIZE_CHECK_MS },
  })
  try {
    await new Promise((settle) => watcher.once('ready', () => settle(undefined)))
    const first = read(await load(path))
    const look = async () => {
      try {
        handlers.changed(read(await load(path)))
      } catch (error) {
        handlers.broken(wordsOf(error))
      }
    }
    for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, look)
    return { first, close: () => watcher.close() }
  } catch (error) {
    await watcher.close()
    throw new Error(`${file}: ${wordsOf(error)}`)
  }
}

async function load(path: string) {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new Error(code === 'ENOENT' ? 'There is no such file.' : `It cannot be read (${code ?? error}).`)
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
