import { expect, it } from 'vitest'
import type { Desk } from '../../../src/contract/desks/desks.ts'
import {
  arrangementOf,
  contentOf,
  type DeskEdit,
  deskNameProblem,
  edited,
  firstContent,
  firstDesks,
} from '../../../src/rules/desks/desks.ts'
import { keptWorkspace } from '../../../src/rules/shared/page/kept-workspace.ts'
import { firstWorkspace } from '../../../src/rules/shared/page/workspace.ts'

const desk = (id: string, name = id): Desk => ({ ...firstContent, id, name })
const three = [desk('desk-1', 'Desk 1'), desk('b'), desk('c')]
const nine = [...three, ...['d', 'e', 'f', 'g', 'h', 'i'].map((id) => desk(id))]
const content = { ...firstContent, symbol: 'NVDA' }

it.each<[string, readonly Desk[], DeskEdit, string[]]>([
  ['added under a free number', three, { does: 'add', content, id: 'new' }, ['Desk 1', 'b', 'c', 'Desk 2 NVDA']],
  [
    'added beside a desk that was given its name',
    [desk('x', 'Desk 1')],
    { does: 'add', content, id: 'new' },
    ['Desk 1', 'Desk 2 NVDA'],
  ],
  ['not added as a tenth', nine, { does: 'add', content, id: 'new' }, nine.map(({ name }) => name)],
  [
    'taken, under names that none has',
    three,
    { does: 'take', desks: [desk('x', 'Desk 1'), desk('y', 'B'), desk('z')] },
    ['Desk 1', 'b', 'c', 'Desk 2', 'B 2', 'z'],
  ],
  [
    'taken, as far as there is space',
    nine.slice(1),
    { does: 'take', desks: three },
    [...nine.slice(1), three[0]].map((one) => one?.name ?? ''),
  ],
  ['saved', three, { does: 'save', id: 'b', content }, ['Desk 1', 'b NVDA', 'c']],
  ['not saved once it is deleted', three, { does: 'save', id: 'x', content }, ['Desk 1', 'b', 'c']],
  ['given another name', three, { does: 'rename', id: 'b', name: 'Banks' }, ['Desk 1', 'Banks', 'c']],
  ['moved up', three, { does: 'move', id: 'c', by: -1 }, ['Desk 1', 'c', 'b']],
  ['moved as far as there are places', three, { does: 'move', id: 'desk-1', by: 9 }, ['b', 'c', 'Desk 1']],
  ['not moved where there is none', three, { does: 'move', id: 'x', by: 1 }, ['Desk 1', 'b', 'c']],
  ['deleted', three, { does: 'delete', id: 'b' }, ['Desk 1', 'c']],
  ['kept, the only one', [desk('b')], { does: 'delete', id: 'b' }, ['b']],
  [
    'brought back where it was',
    three,
    { does: 'restore', desk: desk('x'), at: 1, shows: 'it' },
    ['Desk 1', 'x', 'b', 'c'],
  ],
  [
    'brought back under another name where its own was given away',
    three,
    { does: 'restore', desk: desk('x', 'B'), at: 3, shows: 'it' },
    ['Desk 1', 'b', 'c', 'Desk 2'],
  ],
  ['not brought back twice', three, { does: 'restore', desk: desk('b'), at: 0, shows: 'it' }, ['Desk 1', 'b', 'c']],
  [
    'not brought back as a tenth',
    nine,
    { does: 'restore', desk: desk('x'), at: 0, shows: 'it' },
    nine.map(({ name }) => name),
  ],
])('DSK-01 DSK-02 a desk is %s', (_, desks, edit, names) => {
  expect(edited(desks, edit).map(({ name, symbol }) => `${name} ${symbol}`.trim())).toEqual(names)
})

it('DSK-01 the first desk has what stood there before there were desks', () => {
  expect(firstDesks(content)).toEqual([{ ...content, id: 'desk-1', name: 'Desk 1' }])
  expect(firstDesks(content).map(contentOf)).toEqual([content])
})

it('DSK-01 a desk brings back all of the Terminal but the feed of the News Pit', () => {
  const { newsPitFeedConfiguration: _, ...rest } = {
    ...firstWorkspace,
    openWidgets: ['EVENTS' as const, 'WATCHLISTS' as const],
    feedConfigurations: [{ id: 'feed-1', name: '', searchContext: { keywords: ['gold'], queryLanguage: 2 as const } }],
  }
  const workspace = keptWorkspace({ ...firstWorkspace, ...rest })
  expect(arrangementOf({ ...firstContent, workspace })).toEqual(rest)
})

it.each([
  ['Banks', ''],
  ['  b  ', ''],
  ['', 'Type a name.'],
  ['   ', 'Type a name.'],
  ['DESK 1', 'There is a desk of that name.'],
  ['\u200b\u2800\u3164', 'Type a name.'],
  ['\u202eb', ''],
  ['🏦', ''],
  ['x'.repeat(40), ''],
  ['x'.repeat(41), 'Names have at most 40 characters.'],
])('DSK-02 the name “%s” for desk b: “%s”', (name, problem) => {
  expect(deskNameProblem(name, 'b', three)).toBe(problem)
})

it('DSK-01 TRM-03 a preset that is renamed, changed or deleted is so on every desk that has it loaded', () => {
  const preset = { id: 'p', name: 'Oil', searchContext: { keywords: ['brent'], queryLanguage: 2 as const } }
  const other = { id: 'q', name: 'Gas', searchContext: {} }
  const holding = { ...firstWorkspace, feedConfigurations: [other, { ...preset, name: 'Old', searchContext: {} }] }
  const desks = [desk('a'), { ...desk('b'), workspace: keptWorkspace(holding) }]
  const feedsAfter = (edit: DeskEdit) =>
    edited(desks, edit).map((one) =>
      (arrangementOf(one).feedConfigurations ?? []).map(({ name, searchContext }) => [name, searchContext]),
    )
  const first = [['', {}]]
  expect([
    feedsAfter({ does: 'renewPreset', preset, isNameOnly: true }),
    feedsAfter({ does: 'renewPreset', preset, isNameOnly: false }),
    feedsAfter({ does: 'forgetPreset', id: 'p' }),
  ]).toEqual([
    [
      first,
      [
        ['Gas', {}],
        ['Oil', {}],
      ],
    ],
    [
      first,
      [
        ['Gas', {}],
        ['Oil', preset.searchContext],
      ],
    ],
    [
      first,
      [
        ['Gas', {}],
        ['', {}],
      ],
    ],
  ])
})
