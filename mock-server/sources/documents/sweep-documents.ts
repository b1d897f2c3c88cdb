import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAskedFor, type Root } from './document-roots.ts'

/**
 * Finds documents that are new, changed or removed since they were reported, by comparing names, times and sizes. The system does not report every change to a
 * watcher: not under load, and not on some network file systems. What differs from the sweep before may still be written, and is left to the next one.
 */
export function createSweep(roots: readonly Root[], known: readonly string[]) {
  const reported = new Map<string, string | undefined>(known.map((path) => [path, 'not compared yet']))
  let before: ReadonlyMap<string, string | undefined> = new Map()

  return async (): Promise<string[]> => {
    const now = new Map<string, string | undefined>()
    for (const path of await documentsOf(roots)) now.set(path, await signatureOf(path))
    const settled = [...new Set([...reported.keys(), ...now.keys()])].filter(
      (path) => before.get(path) === now.get(path),
    )
    const changed = settled.filter((path) => reported.get(path) !== now.get(path))
    for (const path of changed) reported.set(path, now.get(path))
    before = now
    return changed
  }
}

async function documentsOf(roots: readonly Root[]) {
  const found = await Promise.all(
    roots.map(async ({ kind, path }) => (kind === 'file' ? [path] : await documentsBelow(path, roots))),
  )
  return found.flat()
}

async function documentsBelow(folder: string, roots: readonly Root[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (!isAskedFor(roots, path, !entry.isDirectory())) return []
      return entry.isDirectory() ? documentsBelow(path, roots) : [path]
    }),
  )
  return found.flat()
}

/** What differs once a file was written or replaced; undefined where there is none. */
async function signatureOf(path: string) {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path)
    return [mtimeMs, ctimeMs, size, ino].join(' ')
  } catch {
    return undefined
  }
}
