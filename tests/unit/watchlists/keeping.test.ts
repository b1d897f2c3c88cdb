import { expect, it } from 'vitest'
import { dropFrom } from '../../../src/root/watchlists/saving.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { keepingEdit, keepingProblem, listWords } from '../../../src/rules/watchlists/keeping.ts'

const list = (name: string, ...symbols: string[]) => ({ id: name, name, symbols })

it('WCH-11 lists of one name go together, others are added, and what is there already is left alone', () => {
  const account = [{ id: 'a', name: 'Börse', symbols: ['SAP'] }, list('Oil', 'XOM', 'CVX')]
  const taken = [list('BORSE', 'SIE', 'SAP'), list('oil', 'CVX'), list('Oil'), list('Chips', 'NVDA')]
  expect(taken.map((one) => keepingEdit(account, one))).toEqual([
    { kind: 'changed', id: 'a', symbols: ['SAP', 'SIE'], base: { symbols: ['SAP'] } },
    undefined,
    undefined,
    { kind: 'added', name: 'Chips', symbols: ['NVDA'] },
  ])
})

it('WCH-11 a symbol that the account’s list writes otherwise is there already', () => {
  const own = list('Funds', 'BRK.B', 'SPY')
  const base = { symbols: ['BRK.B', 'SPY'] }
  expect([
    keepingEdit([own], list('Funds', 'BRK-B', 'BRK/B')),
    keepingEdit([own], list('Funds', 'BRK-B', 'F')),
  ]).toEqual([undefined, { kind: 'changed', id: 'Funds', symbols: ['BRK.B', 'SPY', 'F'], base }])
})

it('WCH-11 a list that does not fit is named with the reason', () => {
  const long = list('Cars', 'BRK.B', ...Array.from({ length: 998 }, (_, i) => `S${i}`))
  const taken = [list('Cars', 'F', 'GM'), list('cars', 'F', 'BRK-B'), list('Oil', 'XOM'), list('Cars')]
  expect(taken.map((one) => keepingProblem([long], one))).toEqual([
    '“Cars”: A list has at most 1,000 symbols.',
    '',
    '',
    '',
  ])
})

it.each([
  [['Cars'], '“Cars” was'],
  [['Cars', 'Oil'], '“Cars” and “Oil” were'],
  [['Cars', 'Oil', 'Chips', 'Gold'], '“Cars” and 3 more lists were'],
])('WCH-11 %s: %s', (names, words) => {
  expect(listWords(names.map((name) => list(name)))).toBe(words)
})

it('WCH-11 the browser keeps what another tab has changed meanwhile', () => {
  let lists: Lists = [list('Cars', 'F', 'GM'), list('Oil', 'XOM'), list('Gold')]
  const kept = {
    read: () => [...lists],
    write: (next: Lists) => {
      lists = next
    },
    newId: () => '',
  }
  for (const dropped of [list('Cars', 'F'), list('Oil', 'XOM')]) dropFrom(kept, dropped)
  expect(lists).toEqual([list('Cars', 'F', 'GM'), list('Gold')])
})
