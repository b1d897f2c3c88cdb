import { describe, expect, it } from 'vitest'
import {
  areAwaited,
  edited,
  groupsOf,
  isPossible,
  moving,
  restoring,
  type SourceEdit,
  saved,
  withoutFailed,
} from '../../../../src/rules/sources/own/edits.ts'
import { source } from './own-scene.ts'

const [fed, ecb, sec, wire] = [
  source('fed', { folder: 'Banks' }),
  source('ecb', { folder: 'Banks' }),
  source('sec'),
  source('wire', { folder: 'Wires' }),
]
const all = [fed, sec, ecb, wire]
const idsAfter = (edit: SourceEdit) => edited(all, edit).map(({ id }) => id)

describe('an edit of the sources', () => {
  it('SRC-05 is seen before the backend has answered', () => {
    const [named] = edited(all, { kind: 'named', id: 'fed', name: 'Fed', folder: '' })
    const [paused] = edited(all, { kind: 'switched', id: 'fed', isOn: false })
    const [goesOn] = edited(all, { kind: 'switched', id: 'fed', isOn: true })
    const [read, other] = edited(all, { kind: 'read', id: 'fed' })
    expect([named, paused, goesOn, read, other]).toEqual([
      { ...fed, name: 'Fed', folder: '' },
      { ...fed, isOn: false, state: 'off' },
      { ...fed, state: 'waiting' },
      { ...fed, state: 'asking' },
      sec,
    ])
  })

  it('SRC-05 removes a source, brings it back where it stood, and orders them; what is not named comes last', () => {
    const back = restoring(all, 'sec')
    const without = edited(all, { kind: 'removed', id: 'sec' })
    expect([
      without,
      back && edited(without, back),
      idsAfter({ kind: 'arranged', id: 'wire', ids: ['wire', 'ecb'] }),
      restoring(all, 'none'),
    ]).toEqual([[fed, ecb, wire], all, ['wire', 'ecb', 'fed', 'sec'], undefined])
  })

  it('SRC-05 is what the backend has made of it once that has answered', () => {
    const stored = { ...sec, id: 'sec-2', items: 3 }
    const back = { kind: 'restored', id: 'sec', source: sec, at: 0 } as const
    expect([saved([fed], back, stored), saved(all, { kind: 'removed', id: 'sec' }, undefined)]).toEqual([
      [stored, fed],
      [fed, ecb, wire],
    ])
  })

  it('SRC-05 is possible for sources that are there, and for one that comes back', () => {
    const back = { kind: 'restored', id: 'gone', source: sec, at: 0 } as const
    const read = (id: string): SourceEdit => ({ kind: 'read', id })
    expect([read('fed'), read('gone'), back].map((edit) => isPossible(all, edit))).toEqual([true, false, true])
  })

  it('SRC-05 that failed leaves the others, but nothing that brings back what was not removed', () => {
    const removed = { kind: 'removed', id: 'sec' } as const
    const back = { kind: 'restored', id: 'sec', source: sec, at: 0 } as const
    const other = { ...back, id: 'fed' }
    const read = { kind: 'read', id: 'sec' } as const
    expect([withoutFailed([removed, back, read, other]), withoutFailed([read, back]), withoutFailed([])]).toEqual([
      [read, other],
      [back],
      [],
    ])
  })
})

describe('the folders of sources', () => {
  it('SRC-05 begin with those in none, and go by their first source', () => {
    expect(groupsOf(all)).toEqual([
      { folder: '', sources: [sec] },
      { folder: 'Banks', sources: [fed, ecb] },
      { folder: 'Wires', sources: [wire] },
    ])
  })

  it('SRC-05 keep a source that is moved, and those of others where they are', () => {
    expect([moving(all, 'fed', 1), moving(all, 'ecb', -1)]).toEqual([
      { kind: 'arranged', id: 'fed', ids: ['ecb', 'sec', 'fed', 'wire'] },
      { kind: 'arranged', id: 'ecb', ids: ['ecb', 'sec', 'fed', 'wire'] },
    ])
  })

  it('SRC-05 have an end where nothing moves further', () => {
    expect([moving(all, 'fed', -1), moving(all, 'ecb', 1), moving(all, 'sec', 1), moving(all, 'none', 1)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})

it.each<[string, boolean]>([
  ['waiting', true],
  ['asking', true],
  ['fine', false],
  ['failing', false],
])('SRC-05 more is known in a moment of a source that is %s: %s', (state, isAwaited) => {
  expect(areAwaited([sec, source('one', { state: state as 'fine' })])).toBe(isAwaited)
})
