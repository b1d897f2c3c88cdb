import { expect, it } from 'vitest'
import { dropFrom } from '../../../src/root/watchlists/saving.ts'
import type { Lists } from '../../../src/rules/watchlists/edits.ts'
import { haveAll, keepingEdits, keepingProblem, listWords } from '../../../src/rules/watchlists/keeping.ts'

const list = (name: string, ...symbols: string[]) => ({ id: name, name, symbols })

it('WCH-11 lists of one name go together, others are added, and what is there already is left alone', () => {
  const account = [{ id: 'a', name: 'Börse', symbols: ['SAP'] }, list('Oil', 'XOM', 'CVX')]
  expect(keepingEdits(account, [list('BORSE', 'SIE', 'SAP'), list('oil', 'CVX'), list('Chips', 'NVDA')])).toEqual([
    { kind: 'changed', id: 'a', symbols: ['SAP', 'SIE'], base: { symbols: ['SAP'] } },
    { kind: 'added', name: 'Chips', symbols: ['NVDA'] },
  ])
})

it('WCH-11 a list that does not fit is left, and its reason said; the account has all only with it', () => {
  const long = list('Cars', ...Array.from({ length: 999 }, (_, i) => `S${i}`))
  const taken = [list('Cars', 'F', 'GM'), list('Oil', 'XOM')]
  const edits = keepingEdits([long], taken)
  const after = [long, list('Oil', 'XOM')]
  expect([edits, keepingProblem([long], taken), keepingProblem([], taken)]).toEqual([
    [{ kind: 'added', name: 'Oil', symbols: ['XOM'] }],
    '“Cars”: A list has at most 1,000 symbols.',
    '',
  ])
  expect([haveAll(after, taken), haveAll(after, taken.slice(1)), haveAll(after, [list('oil')])]).toEqual([
    false,
    true,
    true,
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
  dropFrom(kept, [list('Cars', 'F'), list('Oil', 'XOM')])
  expect(lists).toEqual([list('Cars', 'F', 'GM'), list('Gold')])
})
