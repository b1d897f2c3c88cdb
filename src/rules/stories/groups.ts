import { likeness } from './alike.ts'
import { createKeyIndex } from './candidates/key-index.ts'
import { type Headline, readHeadline, type Wording } from './headline.ts'
import { createQueue } from './queue.ts'
import type { Mark } from './title.ts'
import { WINDOW_MS } from './window.ts'

/** What is grouped. `at`: where lists have it, in epoch milliseconds. */
export type Grouped = Wording & { id: string; at: number }
/** A member, and how its title says that it follows an earlier one. */
export type Member = { id: string; mark: Mark | undefined }
/** A group as it is now, its members by time; none where fewer than two are left. */
export type GroupChange = { groupId: string; members: readonly Member[] }
export type Groups = {
  /** An item with a known id takes the place of the one before. */
  add(items: readonly Grouped[]): GroupChange[]
  remove(ids: readonly string[]): GroupChange[]
  /** The group of an item, alone or not: the id of its first member. */
  groupOf(id: string): string | undefined
}
/** An item in the window. Its first is the earliest member of its group, itself if it is that. */
type Entry = { id: string; at: number; headline: Headline; first: Entry | undefined; members: Set<Entry> }

const byTime = (one: Entry, other: Entry) => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id))
const isBefore = (one: Entry, other: Entry) => byTime(one, other) < 0 && other.at - one.at <= WINDOW_MS

/**
 * Groups headlines about one fact. The groups follow from the set of items alone, not from how they came in: in the order of time (ids break ties) an
 * item belongs to that earlier first member which it is most like, or else begins a group. What comes late or is removed is decided again for
 * those alone whose choice it can change.
 */
export function createGroups(read: (wording: Wording) => Headline = readHeadline): Groups {
  const entries = new Map<string, Entry>()
  const desk = createDesk()
  return {
    add(items) {
      for (const item of items) {
        const known = entries.get(item.id)
        if (known) desk.remove(known)
        const entry = {
          id: item.id,
          at: item.at,
          headline: read(item),
          first: undefined,
          members: new Set<Entry>(),
        }
        entries.set(item.id, entry)
        desk.add(entry)
      }
      return desk.settle()
    },
    remove(ids) {
      for (const id of ids) {
        const known = entries.get(id)
        if (known) desk.remove(known)
        entries.delete(id)
      }
      return desk.settle()
    },
    groupOf: (id) => entries.get(id)?.first?.id,
  }
}

/** Decides who belongs to whom. */
function createDesk() {
  const everyone = createKeyIndex<Entry>()
  const firsts = createKeyIndex<Entry>()
  const queue = createQueue(byTime)
  const changed = createChanged()
  let latest: Entry | undefined

  function leave(entry: Entry) {
    const { first } = entry
    if (!first) return
    changed.note(first)
    first.members.delete(entry)
    entry.first = undefined
    if (first !== entry) return
    firsts.remove(entry)
    for (const member of entry.members) queue.add(member)
  }

  function join(entry: Entry, first: Entry) {
    changed.note(first)
    first.members.add(entry)
    entry.first = first
    if (first !== entry) return
    firsts.add(entry)
    if (!latest || byTime(latest, entry) <= 0) return
    everyone.visit(entry, (other) => {
      if (isBefore(entry, other) && likeness(entry.headline, other.headline) >= 1) queue.add(other)
    })
  }

  return {
    add: queue.add,
    remove(entry: Entry) {
      everyone.remove(entry)
      queue.drop(entry)
      leave(entry)
    },
    settle() {
      for (let entry = queue.take(); entry; entry = queue.take()) {
        const first = choose(entry, firsts.visit)
        if (first === entry.first) continue
        leave(entry)
        join(entry, first)
        everyone.add(entry)
        if (!latest || byTime(latest, entry) < 0) latest = entry
      }
      return changed.take()
    },
  }
}

/** The earlier first that an entry is most like, the earliest of several; itself if it is like none. */
function choose(entry: Entry, visit: ReturnType<typeof createKeyIndex<Entry>>['visit']): Entry {
  let [best, most] = [entry, 1]
  visit(entry, (first) => {
    if (!isBefore(first, entry)) return
    const alike = likeness(entry.headline, first.headline)
    if (alike > most || (alike === most && (best === entry || byTime(first, best) < 0))) [best, most] = [first, alike]
  })
  return best
}

const memberOf = ({ id, headline }: Entry): Member => ({ id, mark: headline.mark })

/** The groups that have changed, with how large they were before. */
function createChanged() {
  const sizes = new Map<Entry, number>()
  const FEWEST = 2
  return {
    note(first: Entry) {
      if (!sizes.has(first)) sizes.set(first, first.members.size)
    },
    take(): GroupChange[] {
      const changes = [...sizes].flatMap(([first, before]) => {
        const members = first.first === first ? [...first.members].sort(byTime).map(memberOf) : []
        const isGroup = members.length >= FEWEST
        return isGroup || before >= FEWEST ? [{ groupId: first.id, members: isGroup ? members : [] }] : []
      })
      sizes.clear()
      return changes
    },
  }
}
