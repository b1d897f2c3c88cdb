import type { NewsItem } from '../../src/contract/shared/news.ts'
import { STORY_LIMIT, type Story, type StoryMember } from '../../src/contract/stories/stories.ts'
import { byNewest, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { inCommonWith } from '../../src/rules/stories/common.ts'
import { createGroups, type GroupChange, type Grouped, type Member } from '../../src/rules/stories/groups.ts'

/** How many of the newest headlines of an origin are grouped. */
export const LIMIT = 5000
/** Older ones leave once there are so many too many. */
const SURPLUS = 250
/** Items per piece of work. */
const PIECE = 5

/** The headlines of one origin, by their groups. `waiting`: those that are to be grouped, newest first. */
export function createTable(first: NewsItem[]) {
  let waiting = first
  const leaving: string[] = []
  const known = new Map<string, NewsItem>()
  const { add, remove, membersOf, stories, takeChanged } = createMembership()

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
      add(piece.map(groupedOf))
      if (known.size > LIMIT + SURPLUS) drop(oldestOf(known))
      remove(leaving.splice(-PIECE).filter((id) => !known.has(id)))
      return waiting.length > 0 || leaving.length > 0
    },
    takeChanged,
    /** STY-09: how many other publishers report what a headline does, without what is set apart from it (STY-11). */
    otherSources(id: string, apart?: ReadonlySet<string>) {
      const together = membersOf(id)?.filter((member) => !apart?.has(member.id))
      const sources = new Set(together?.flatMap((member) => known.get(member.id)?.articleSource ?? []))
      return Math.max(0, sources.size - 1)
    },
    /** The first headlines of the stories that several publishers report. */
    firsts: () => firstsOf(stories(), known),
    storyOf(id: string): Story | undefined {
      const all = membersOf(id)
      if (!all) return undefined
      const first = all.slice(0, STORY_LIMIT)
      // the one that was asked for is among them
      const own = all.slice(STORY_LIMIT).find((member) => member.id === id)
      const named = own ? [...first.slice(0, -1), own] : first
      return { members: withCommon(named, id, known), count: all.length }
    },
  }
}

function firstsOf(stories: Iterable<readonly Member[]>, known: ReadonlyMap<string, NewsItem>) {
  const firsts = new Set<string>()
  for (const members of stories) {
    const [first, ...others] = members.flatMap(({ id }) => known.get(id) ?? [])
    if (first && others.some(({ articleSource }) => articleSource !== first.articleSource)) firsts.add(first.id)
  }
  return firsts
}

/** Those that are too many. */
const oldestOf = (known: ReadonlyMap<string, NewsItem>) =>
  [...known.values()]
    .sort(byNewest)
    .slice(LIMIT)
    .map(({ id }) => id)

/** The groups with their members, and whose have changed. */
function createMembership() {
  const groups = createGroups()
  const members = new Map<string, readonly Member[]>()
  let changed = new Set<string>()

  function keep(changes: readonly GroupChange[]) {
    for (const change of changes) {
      for (const { id } of [...(members.get(change.groupId) ?? []), ...change.members]) changed.add(id)
      if (change.members.length > 0) members.set(change.groupId, change.members)
      else members.delete(change.groupId)
    }
  }

  return {
    add: (items: readonly Grouped[]) => keep(groups.add(items)),
    remove: (ids: readonly string[]) => keep(groups.remove(ids)),
    /** Of the group of a headline, by time: itself where it is alone, undefined where it is not known. */
    membersOf(id: string) {
      const groupId = groups.groupOf(id)
      return groupId === undefined ? undefined : (members.get(groupId) ?? [{ id, mark: undefined }])
    },
    /** The members of every group of several. */
    stories: () => members.values(),
    /** The headlines whose group has changed since this was last asked. */
    takeChanged() {
      const ids = changed
      changed = new Set()
      return ids
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

/** STY-10: each with what it has in common with the first, and the first with the one that was asked about. */
function withCommon(members: readonly Member[], asked: string, known: ReadonlyMap<string, NewsItem>): StoryMember[] {
  const found = members.flatMap(({ id, mark }) => {
    const item = known.get(id)
    return item ? [{ item, mark }] : []
  })
  const first = found[0]?.item
  const own = known.get(asked)
  const [ofFirst, ofOwn] = [first, own].map((item) => item && inCommonWith(groupedOf(item)))
  return found.map(({ item, mark }) => {
    const { id, title, articleSource, link } = item
    const words = id === asked ? [] : ((item === first ? ofOwn : ofFirst)?.(groupedOf(item)) ?? [])
    const inCommon = words.length > 0 && { inCommon: words }
    return { id, at: sortDatetimeOf(item), title, articleSource, link, ...(mark && { mark }), ...inCommon }
  })
}
