import { expect, it } from 'vitest'
import { changesAt, changesOf } from '../../../src/rules/inspector/context-changes.ts'

it.each([
  ['nothing where nothing differs', { a: { b: [1] } }, { a: { b: [1] } }, []],
  ['what came', { a: 1 }, { a: 1, b: undefined }, [{ path: 'b', kind: 'added', after: undefined }]],
  ['what went', { a: { b: 1 } }, { a: {} }, [{ path: 'a.b', kind: 'removed', before: 1 }]],
  [
    'what changed, deep inside',
    { a: { b: 1, c: 2 } },
    { a: { b: 3, c: 2 } },
    [{ path: 'a.b', kind: 'changed', before: 1, after: 3 }],
  ],
  [
    'positions in lists',
    { list: ['x', { n: 1 }] },
    { list: ['x', { n: 2 }, 'z'] },
    [
      { path: 'list[1].n', kind: 'changed', before: 1, after: 2 },
      { path: 'list[2]', kind: 'added', after: 'z' },
    ],
  ],
  [
    'another kind of value as a whole',
    { a: [1] },
    { a: { 0: 1 } },
    [{ path: 'a', kind: 'changed', before: [1], after: { 0: 1 } }],
  ],
  ['null as a value', { a: null }, { a: {} }, [{ path: 'a', kind: 'changed', before: null, after: {} }]],
  [
    'the whole context',
    undefined,
    { a: 1 },
    [{ path: 'context', kind: 'changed', before: undefined, after: { a: 1 } }],
  ],
])('CHT-04 the difference of two contexts is %s', (_, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes)
})

it('CHT-04 a step is compared with the one before it, not with one further back', () => {
  const step = (n: number) => ({
    n,
    at: n,
    event: { type: 'x' },
    active: [],
    taken: [],
    status: 'active',
    context: { n },
  })
  const steps = [step(4), step(5), step(7)]
  expect([
    changesAt(steps, step(5)),
    changesAt(steps, step(4)),
    changesAt(steps, step(7)),
    changesAt(steps, undefined),
  ]).toEqual([[{ path: 'n', kind: 'changed', before: 4, after: 5 }], undefined, undefined, undefined])
})
