import { addressProblem, type GivenSource, type Source, sourceOf } from '../source.ts'
import wellKnown from '../well-known.json' with { type: 'json' }
import { type FollowParts, followList } from './follow-list.ts'
import { readConfig } from './read-config.ts'
import { readOpml } from './read-opml.ts'
import { type ListReader, watchList } from './watch-list.ts'

export type GivenLists = {
  /** The values of --feeds: addresses and OPML lists are used, files and folders are ignored. */
  feeds: readonly string[]
  /** The config file. */
  sources?: string | undefined
}
export type OpenLists = { close(): Promise<void> }
type List = { file: string; read: ListReader }

export const isAddress = (text: string) => /^[a-z][a-z\d+.-]+:\/\//i.test(text)
export const isOpml = (text: string) => /\.opml(?:[?#].*)?$/i.test(text)
/** Whether the text names documents on this machine. */
export const isPath = (text: string) => !isAddress(text) && !isOpml(text)

/**
 * Collects the sources that were named one by one, in OPML lists (files or addresses) and in the config file, and notifies again when a list changes.
 * Rejects with a sentence when a file is wrong at first; later an invalid list is reported and its previous sources stay.
 */
export async function openLists(
  { feeds, sources }: GivenLists,
  notify: (sources: Source[]) => void,
  report: (line: string) => void,
  following: FollowParts,
): Promise<OpenLists> {
  const addresses = feeds.filter((text) => isAddress(text) && !isOpml(text))
  const problem = feeds
    .filter(isAddress)
    .map(addressProblem)
    .find((found) => found !== undefined)
  if (problem) throw new Error(problem)
  const lists: List[] = [
    ...feeds.filter(isOpml).map((file) => ({ file, read: readOpml })),
    ...(sources === undefined ? [] : [{ file: sources, read: readConfig }]),
  ]
  const said: GivenSource[][] = lists.map(() => [])
  const gather = () => notify(merged([...wellKnown.map(off), ...addresses.map((url) => ({ url })), ...said.flat()]))

  const open: OpenLists[] = []
  const close = async () => void (await Promise.all(open.map((list) => list.close())))
  try {
    for (const [at, { file, read }] of lists.entries()) {
      const broken = (why: string) => report(`${file}: ${why} Its previous sources stay.`)
      const changed = (given: GivenSource[]) => {
        said[at] = given
        gather()
      }
      const handlers = { changed, broken }
      const list = isAddress(file) ? followList(file, read, handlers, following) : await watchList(file, read, handlers)
      open.push(list)
      said[at] = list.first
    }
  } catch (error) {
    await close()
    throw error
  }
  gather()
  return { close }
}

const off = (given: GivenSource): GivenSource => ({ ...given, isOn: false })

/** Of sources with the same address, the last one. */
const merged = (given: readonly GivenSource[]): Source[] => [
  ...new Map(given.map(sourceOf).map((source) => [source.id, source])).values(),
]
