import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import { type Desks, firstContent } from '../../../src/rules/desks/desks.ts'
import { isSameDesks, mergedDesks } from '../../../src/rules/desks/merge-desks.ts'

/** `a:Banks=NVDA`: id, name and symbol. */
const desk = (written: string): Desk => {
  const [, id = '', name = id, symbol = ''] = /^([^:=]+)(?::([^=]+))?(?:=(.+))?$/.exec(written) ?? []
  return { ...firstContent, id, name: name.replace('_', ' '), symbol }
}
const desks = (written: string) => written.split(' ').filter(Boolean).map(desk)
const inWords = (some: Desks) =>
  some.map(({ id, name, symbol }) => `${id}:${name.replace(' ', '_')}=${symbol}`.replace(/=$/, '')).join(' ')
const merge = (base: Desks, ours: Desks, theirs: Desks) => mergedDesks({ base, ours, theirs, newId: () => 'new' })
const merged = (base: string, ours: string, theirs: string) => {
  const { desks: all, rest } = merge(desks(base), desks(ours), desks(theirs))
  return inWords(all).replaceAll(/([\w-]+):\1(?=[ =]|$)/g, '$1') + (rest.length > 0 ? ` | ${inWords(rest)}` : '')
}

it.each([
  ['nothing has changed', 'a b', 'a b', 'a b', 'a b'],
  ['it was changed here', 'a b', 'a=N b', 'a b', 'a=N b'],
  ['it was changed elsewhere', 'a b', 'a b', 'a=N b', 'a=N b'],
  ['it was changed on both sides', 'a b', 'a=N b', 'a=T b', 'a=N b'],
  ['nothing is known in common', '', 'a:X=N', 'a:Y=T', 'a:X=N'],
  ['it was renamed here and changed elsewhere', 'a b', 'a:X b', 'a=T b', 'a:X=T b'],
  ['it was changed here and renamed elsewhere', 'a b', 'a=N b', 'a:X b', 'a:X=N b'],
  ['both add one', 'a', 'a n', 'a t', 'a n t'],
  ['both add one of the same name', 'a', 'a n:Banks', 'a t:banks', 'a n:Banks_2 t:banks'],
  ['both give two desks one name', 'a b', 'a:X b', 'a b:x', 'a:X_2 b:x'],
  ['both begin with a Desk 2', 'a', 'a n:Desk_2', 'a t:Desk_2', 'a n:Desk_3 t:Desk_2'],
  ['it was deleted here', 'a b', 'b', 'a b', 'b'],
  ['it was deleted elsewhere', 'a b', 'a b', 'b', 'b'],
  ['it was deleted here and changed elsewhere', 'a b', 'b', 'a=T b', 'a=T b'],
  ['it was changed here and deleted elsewhere', 'a b', 'a b=N', 'a', 'a b=N'],
  ['each deletes what the other keeps', 'a b', 'a', 'b', 'b'],
  ['it was moved here, and one was added elsewhere', 'a b', 'b a', 'a b t', 'b t a'],
  ['it was moved elsewhere, and one was added here', 'a b', 'a b n', 'b a', 'b n a'],
  ['it was moved on both sides', 'a b c', 'c a b', 'b a c', 'c a b'],
  ['the account has none', '', 'a b', '', 'a b'],
  ['this browser has none', '', '', 'a b', 'a b'],
  ['neither has any', '', '', '', ''],
  ['it is the first of two browsers', '', 'desk-1:Desk_1=N b', 'desk-1:Desk_1=T', 'desk-1:Desk_1=T new:Desk_2=N b'],
  ['it is the first of two browsers, and the same', '', 'desk-1=N', 'desk-1=N c', 'desk-1=N c'],
  ['it is the first of this browser, which the account has had', 'desk-1', 'desk-1=N', 'desk-1=T', 'desk-1=N'],
  ['there is no space for all', '', 'n o p', '1 2 3 4 5 6 7 8', '1 2 3 4 5 6 7 8 n | o:o p:p'],
  [
    'its name is as long as may be',
    'a',
    `a n:${'x'.repeat(40)}`,
    `a t:${'x'.repeat(40)}`,
    `a n:${'x'.repeat(38)}_2 t:${'x'.repeat(40)}`,
  ],
  [
    'the name would end in half a sign',
    'a',
    `a n:${'x'.repeat(37)}🏦x`,
    `a t:${'x'.repeat(37)}🏦x`,
    `a n:${'x'.repeat(37)}_2 t:${'x'.repeat(37)}🏦x`,
  ],
])('DSK-04 where %s, nothing of either is lost', (_, base, ours, theirs, result) => {
  expect(merged(base, ours, theirs)).toBe(result)
})

it('DSK-04 says what became of the id of a desk', () => {
  const { ids } = merge([], desks('desk-1=N'), desks('desk-1=T'))
  expect([ids, merge(desks('desk-1'), desks('desk-1=N'), desks('desk-1=T')).ids]).toEqual([{ 'desk-1': 'new' }, {}])
})

const made = fc
  .uniqueArray(fc.constantFrom('desk-1', ...'abcdefghijk'), { maxLength: 9 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(fc.constantFrom('', ...'NTU'), fc.boolean())
          .map(([symbol, isRenamed]) => ({ ...desk(id), symbol, name: isRenamed ? `Other ${id}` : id })),
      ),
    ),
  )
const first = (some: Desk[]) => some.length > 0

it('DSK-04 whatever both do, there are one to nine desks with ids and names of their own, and none is lost that only one has changed', () => {
  fc.assert(
    fc.property(made, made.filter(first), made, (base, ours, theirs) => {
      const { desks: all, rest, ids } = merge(base, ours, theirs)
      const has = (side: Desks, one: Desk) => side.some((other) => isSameDesks([one], [other]))
      const idOf = ({ id }: Desk, side: Desks) => (side === ours ? (ids[id] ?? id) : id)
      /** Of those that one side has added or changed, and the other has as they were, or not. */
      const mustBe = [ours, theirs].flatMap((side) =>
        side
          .filter((one) => {
            const other = (side === ours ? theirs : ours).find(({ id }) => id === one.id)
            const isOthersOwn = other !== undefined && !has(base, other)
            return !has(base, one) && (!isOthersOwn || idOf(one, side) !== one.id)
          })
          .map((one) => ({ ...one, id: idOf(one, side) })),
      )
      const lost = mustBe.filter(
        ({ id, symbol }) => ![...all, ...rest].some((one) => one.id === id && one.symbol === symbol),
      )
      expect({
        lost,
        isEmpty: all.length === 0,
        isTooMany: all.length > 9,
        ids: new Set(all.map(({ id }) => id)).size,
        names: new Set(all.map(({ name }) => name.toLowerCase())).size,
        gone:
          rest.length > 0
            ? theirs.filter(({ id }) => !all.some((one) => one.id === id)).filter((one) => !has(base, one))
            : [],
      }).toEqual({ lost: [], isEmpty: false, isTooMany: false, ids: all.length, names: all.length, gone: [] })
    }),
    { numRuns: 300 },
  )
})

it('DSK-04 where only one side has changed anything, its desks are what is left, and merging again changes nothing', () => {
  fc.assert(
    fc.property(made.filter(first), made.filter(first), (base, side) => {
      expect([merge(base, side, base).desks, merge(base, base, side).desks]).toEqual([side, side])
      const { desks: once } = merge(base, side, side)
      expect(merge(once, once, once).desks).toEqual(once)
    }),
    { numRuns: 200 },
  )
})
