import { join } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import type { Environment } from '../../environment.ts'
import { createReadings, type DocumentHandlers, type Outcome, type Read } from './document-readings.ts'
import { createNames, findRoots, inOrder, isAskedFor, type Root, watchedFolders } from './document-roots.ts'
import { createSweep } from './sweep-documents.ts'

/** A file is read once its size has not changed for this long. */
const SETTLED_MS = 200
const SIZE_CHECK_MS = 50
/** Everything is compared again after this pause: some changes are not reported to a watcher. */
const SWEEP_MS = 30_000

/** The result of the first reading: `documents` are the readable ones, `items` all their items. */
export type FoundDocuments = { documents: number; items: number; broken: { document: string; why: string }[] }
type WatchParts = Pick<Environment, 'now' | 'after'> & { read?: Read | undefined; sweepMs?: number }
export type DocumentWatch = { ready: Promise<FoundDocuments>; close(): Promise<void> }

/** Reads RSS and Atom documents from files and folders, and watches for new, changed and removed ones. */
export function watchDocuments(
  paths: string[],
  handlers: DocumentHandlers,
  { now, after, read, sweepMs = SWEEP_MS }: WatchParts,
): DocumentWatch {
  const readings = createReadings(handlers, now, read)
  const queue = createQueue()
  const closing = createGate()
  let watcher: FSWatcher | undefined
  let cancelSweep = () => {}

  const look = (path: string, name: string) =>
    queue.add(async (): Promise<Outcome> => (closing.isGiven() ? { state: 'gone' } : readings.look(path, name)))

  function sweepOn(sweep: () => Promise<string[]>, nameOf: (path: string) => string) {
    cancelSweep = after(sweepMs, async () => {
      await Promise.all((await sweep()).map((path) => look(path, nameOf(path))))
      if (!closing.isGiven()) sweepOn(sweep, nameOf)
    })
  }

  async function start(): Promise<FoundDocuments> {
    const roots = await findRoots(paths)
    if (closing.isGiven()) return summarise([])
    const nameOf = createNames(roots)
    const watching = openWatcher(roots)
    watcher = watching
    watching.on('error', (error) => handlers.broken('the watcher', String(error)))
    await Promise.race([new Promise<void>((resolve) => watching.once('ready', resolve)), closing.given])
    const found = inOrder(roots, documentsIn(watching, roots)).map((path) => ({ path, name: nameOf(path) }))
    for (const event of ['add', 'change', 'unlink'] as const) watching.on(event, (path) => look(path, nameOf(path)))
    const outcomes = await Promise.all(found.map(async ({ path, name }) => ({ name, outcome: await look(path, name) })))
    const known = found.map(({ path }) => path)
    if (!closing.isGiven()) sweepOn(createSweep(roots, known), nameOf)
    return summarise(outcomes)
  }

  return {
    ready: start(),
    async close() {
      closing.give()
      cancelSweep()
      await watcher?.close()
      await queue.settled()
    },
  }
}

/** Runs tasks one after the other; a failed one does not stop the rest. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add<T>(task: () => Promise<T>): Promise<T> {
      const result = last.then(task)
      last = result.catch(() => undefined)
      return result
    },
    settled: () => last,
  }
}

function createGate() {
  let isGiven = false
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = () => {
      isGiven = true
      resolve()
    }
  })
  return { given, give: () => give(), isGiven: () => isGiven }
}

function openWatcher(roots: readonly Root[]) {
  return watch(watchedFolders(roots), {
    ignored: (path, stats) => !isAskedFor(roots, path, stats?.isFile()),
    awaitWriteFinish: { stabilityThreshold: SETTLED_MS, pollInterval: SIZE_CHECK_MS },
  })
}

function documentsIn(watcher: FSWatcher, roots: readonly Root[]) {
  const paths = Object.entries(watcher.getWatched()).flatMap(([folder, names]) =>
    names.map((name) => join(folder, name)),
  )
  return [...new Set(paths)].filter((path) => isAskedFor(roots, path, true))
}

function summarise(readings: readonly { name: string; outcome: Outcome }[]): FoundDocuments {
  const found: FoundDocuments = { documents: 0, items: 0, broken: [] }
  for (const { name, outcome } of readings) {
    if (outcome.state === 'broken') found.broken.push({ document: name, why: outcome.why })
    if (outcome.state !== 'whole') continue
    found.documents++
    found.items += outcome.items
  }
  return found
}
