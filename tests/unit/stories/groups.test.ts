import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGroups, type Grouped } from '../../../src/rules/stories/groups.ts'
import { readHeadline, type Wording } from '../../../src/rules/stories/headline.ts'
import { WINDOW_MS } from '../../../src/rules/stories/window.ts'
import { facts, HOUR, wire, wires } from './wires.ts'

const SHUFFLES = 1000
const known = new Map(wires.map((item) => [item.title, readHeadline(item)]))
/** Reads each title once. */
const readOnce = (item: Wording) => known.get(item.title) ?? readHeadline(item)
const groupsOf = (items: readonly Grouped[], groups = createGroups(readOnce)) => {
  groups.add(items)
  return Object.fromEntries(items.map(({ id }) => [id, groups.groupOf(id)]))
}
const deal = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
const update = 'UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal'

describe('groups of headlines', () => {
  it('STY-01 has the headlines about one fact together, and those about others apart', () => {
    const expected = facts.flatMap((titles, fact) => {
      const number = String(fact).padStart(2, '0')
      return titles.map((_, line) => [`${number}-${line}`, `${number}-0`])
    })
    expect(groupsOf(wires)).toEqual(Object.fromEntries(expected))
  })

  it('STY-03 is the same however the headlines come in', () => {
    const expected = groupsOf(wires)
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...wires], { minLength: wires.length }),
        fc.integer({ min: 1, max: 9 }),
        (items, size) => {
          const groups = createGroups(readOnce)
          for (let at = 0; at < items.length; at += size) groups.add(items.slice(at, at + size))
          expect(Object.fromEntries(wires.map(({ id }) => [id, groups.groupOf(id)]))).toEqual(expected)
        },
      ),
      { numRuns: SHUFFLES },
    )
  })

  it('STY-03 forgets what is removed as if it had never come', () => {
    fc.assert(
      fc.property(fc.subarray([...wires]), (removed) => {
        const groups = createGroups(readOnce)
        groups.add(wires)
        groups.remove(removed.map(({ id }) => id))
        const left = wires.filter((item) => !removed.includes(item))
        expect(Object.fromEntries(left.map(({ id }) => [id, groups.groupOf(id)]))).toEqual(groupsOf(left))
        expect(removed.map(({ id }) => groups.groupOf(id))).toEqual(removed.map(() => undefined))
      }),
      { numRuns: 200 },
    )
  })

  it('STY-04 has the id of its earliest member, by id where two are as early', () => {
    const groups = createGroups()
    groups.add([wire('c', deal, { at: 2 }), wire('b', update, { at: 1 }), wire('a', deal, { at: 1 })])
    expect(['a', 'b', 'c'].map(groups.groupOf)).toEqual(['a', 'a', 'a'])
  })

  it('STY-05 reports each group that has changed, with its members by time', () => {
    const groups = createGroups()
    expect(groups.add([wire('b', deal, { at: HOUR })])).toEqual([])
    expect(groups.add([wire('c', update, { at: 2 * HOUR })])).toEqual([
      {
        groupId: 'b',
        members: [
          { id: 'b', mark: undefined },
          { id: 'c', mark: 'update' },
        ],
      },
    ])
    expect(groups.add([wire('a', deal, { at: 0 })])).toEqual([
      {
        groupId: 'a',
        members: [
          { id: 'a', mark: undefined },
          { id: 'b', mark: undefined },
          { id: 'c', mark: 'update' },
        ],
      },
      { groupId: 'b', members: [] },
    ])
    expect(groups.remove(['b', 'c'])).toEqual([{ groupId: 'a', members: [] }])
    expect(groups.remove(['unknown'])).toEqual([])
  })

  it('STY-05 decides an item again when its title has changed', () => {
    const groups = createGroups()
    groups.add([wire('a', deal, { at: 0 }), wire('b', update, { at: 1 })])
    expect(groups.add([wire('b', 'Gold falls 0.8% as dollar strengthens', { at: 1 })])).toEqual([
      { groupId: 'a', members: [] },
    ])
    expect(groups.groupOf('b')).toBe('b')
  })

  it('STY-02 goes no further than 48 hours from its first member', () => {
    const groups = createGroups()
    groups.add([wire('a', deal, { at: 0 }), wire('b', deal, { at: WINDOW_MS }), wire('c', deal, { at: WINDOW_MS + 1 })])
    expect(['a', 'b', 'c'].map(groups.groupOf)).toEqual(['a', 'a', 'c'])
  })

  it('STY-02 has no chains: each member is like the first one', () => {
    const words = [
      'harbor',
      'lantern',
      'meadow',
      'copperfield',
      'tundra',
      'viola',
      'quarry',
      'sextant',
      'obelisk',
      'walnut',
    ]
    const chain = words
      .slice(0, 7)
      .map((_, at) => wire(`${at}`, `Recalled: ${words.slice(at, at + 3).join(' ')}`, { at }))
    const groups = createGroups()
    groups.add(chain)
    expect(chain.map(({ id }) => groups.groupOf(id))).toEqual(['0', '0', '2', '2', '4', '4', '6'])
  })
})
