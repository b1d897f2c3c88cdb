import type { NewsItem, Origin } from '../../src/contract/shared/news.ts'
import { STORY_LIMIT, type Story, type StoryMember } from '../../src/contract/stories/stories.ts'
import { byNewest, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import { createGroups, type Grouped, type Member } from '../../src/rules/stories/groups.ts'
import type { Turn } from '../turns.ts'

/** How many of the newest headlines of an origin are grouped. */
const LIMIT = 5000
/** Older ones leave once there are so many too many. */
const SURPLUS = 250
/** Items per piece of work. */
const PIECE = 5
/** Groups are given up, with their memory, when no question came for as long. */
const IDLE_MS = 600_000

/** The newest headlines in memory, newest first, and what becomes of them. */
export type Headlines = {
  all(origin: Origin): Iterable<NewsItem>
  onNews(listener: (items: readonly NewsItem[]) => void): void
  onReplaced(listener: () => void): void
  onPruned(listener: () => void): void
}
type Parts = { turn: Turn; elapsed: () => number }
type Table = ReturnType<typeof createTable> & { askedAt: number; settled?: Promise<void> | undefined }

/**
 * STY-07: which headlines report the same fact. They are grouped from the first time that this is asked, in pieces, and for as long as it goes on being
 * asked. What is real and what is simulated is never in one group.
 */
export function createStories({ all, onNews, onReplaced, onPruned }: Headlines, { turn, elapsed }: Parts) {
  const tables = new Map<Origin, Table>()
  onReplaced(() => tables.clear())
  onPruned(() => {
    for (const [origin, table] of tables) table.keepOnly(new Set(idsOf(all(origin))))
  })
  onNews((items) => {
    for (const [origin, table] of tables) {
      if (elapsed() - table.askedAt > IDLE_MS) tables.delete(origin)
      else table.take(items.filter((item) => isOf(item, origin)))
    }
  })

  function tableOf(origin: Origin) {
    const table = tables.get(origin) ?? { ...createTable(newestOf(all(origin))), askedAt: 0 }
    table.askedAt = elapsed()
    tables.set(origin, table)
    return table
  }

  async function settle(table: Table) {
    while (table.proceed()) await turn()
  }

  return async (id: string, origin: Origin): Promise<Story | undefined> => {
    const table = tableOf(origin)
    // those who ask meanwhile wait for the same work
    table.settled ??= settle(table).finally(() => {
      table.settled = undefined
    })
    await table.settled
    return table.storyOf(id)
  }
}

function* idsOf(items: Iterable<NewsItem>) {
  for (const { id } of items) yield id
}

function newestOf(items: Iterable<NewsItem>) {
  const newest: NewsItem[] = []
  for (const item of items) {
    if (newest.length === LIMIT) break
    newest.push(item)
  }
  return newest
}

/** The headlines of one origin, by their groups. `waiting`: those that are to be grouped, newest first. */
function createTable(first: NewsItem[]) {
  let waiting = first
  const leaving: string[] = []
  const groups = createGroups()
  const known = new Map<string, NewsItem>()
  const members = new Map<string, readonly Member[]>()

  function keep(changes: ReturnType<typeof groups.add>) {
    for (const change of changes) {
      if (change.members.length > 0) members.set(change.groupId, change.members)
      else members.delete(change.groupId)
    }
  }

  function dropOldest() {
    const ids = [...known.values()]
      .sort(byNewest)
      .slice(LIMIT)
      .map(({ id }) => id)
    drop(ids)
  }

  /** They are forgotten at once, and leave their groups in pieces. */
  function drop(ids: readonly string[]) {
    for (const id of ids) known.delete(id)
    leaving.push(...ids)
  }

  return {
    take: (items: readonly NewsItem[]) => void waiting.push(...items),
    /** The others are nowhere any more. */
    keepOnly(ids: ReadonlySet<string>) {
      waiting = waiting.filter(({ id }) => ids.has(id))
      drop([...known.keys()].filter((id) => !ids.has(id)))
    },
    /** Groups some of what waits, the oldest first, and takes some of what leaves out; whether there is more. */
    proceed() {
      const piece = waiting.splice(-PIECE)
      for (const item of piece) known.set(item.id, item)
      keep(groups.add(piece.map(groupedOf)))
      if (known.size > LIMIT + SURPLUS) dropOldest()
      keep(groups.remove(leaving.splice(-PIECE).filter((id) => !known.has(id))))
      return waiting.length > 0 || leaving.length > 0
    },
    storyOf(id: string): Story | undefined {
      const groupId = groups.groupOf(id)
      if (groupId === undefined) return undefined
      const all = members.get(groupId) ?? [{ id, mark: undefined }]
      const first = all.slice(0, STORY_LIMIT)
      // the one that was asked for is among them
      const own = all.slice(STORY_LIMIT).find((member) => member.id === id)
      const named = own ? [...first.slice(0, -1), own] : first
      return { members: named.flatMap((member) => described(member, known)), count: all.length }
    },
  }
}

const groupedOf = (item: NewsItem): Grouped => ({
  id: item.id,
  at: Date.parse(sortDatetimeOf(item)),
  title: item.title,
  publisher: item.articleSource,
  tickers: item.tickers,
})

function described({ id, mark }: Member, known: ReadonlyMap<string, NewsItem>): StoryMember[] {
  const item = known.get(id)
  if (!item) return []
  const { title, articleSource, link } = item
  return [{ id, at: sortDatetimeOf(item), title, articleSource, link, ...(mark && { mark }) }]
}
