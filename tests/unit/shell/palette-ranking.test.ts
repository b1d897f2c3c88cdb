import { expect, it } from 'vitest'
import { loadSymbols } from '../../../mock-server/filters/suggest-symbols.ts'
import { commandsFor, destinations } from '../../../src/rules/shell/commands.ts'
import { type Candidates, ranked, soughtSymbol, symbolIn } from '../../../src/rules/shell/palette.ts'

const share = (symbol: string, name: string) => ({ symbol, name, exchange: 'NYSE', kind: 'share' as const })
const facts = { isDesktop: true, isMobile: false, isFine: true, isMember: false, hasFeed: true, desks: [] }
const candidates: Candidates = {
  foundFor: '',
  found: [],
  presets: [{ id: 'p', name: 'Nuclear power', searchContext: {} }],
  headlines: [
    { id: 'h', title: 'Nvidia (NVDA) beats', slot: 0 },
    { id: 'i', title: 'Élan rises, says Nvidia’s chief', slot: 1 },
  ],
  sources: [{ label: 'Nasdaq Wire', value: 'Nasdaq Wire' }],
  topics: [{ label: 'Metals', value: 'METALS' }],
  destinations,
  commands: commandsFor(facts),
}
const found = (text: string, more: Partial<Candidates> = {}) =>
  ranked(text, { ...candidates, ...more }).map(({ title, entries }) => [title, ...entries.map(({ name }) => name)])

it('LAY-29 the exact symbol comes first, then its beginning, the name’s beginning, and words of the name', () => {
  const shares = [share('NE', 'Noble'), share('XYZ', 'Big Ne Corp'), share('NEM', 'Newmont'), share('ABC', 'Neo Gas')]
  expect(found('ne', { found: shares, foundFor: 'ne' })[0]).toEqual([
    'Tickers',
    'Noble',
    'Newmont',
    'Neo Gas',
    'Big Ne Corp',
  ])
})

it('LAY-29 what stands in the middle of a word is no match', () => {
  expect([found('vidia'), found('uclear')]).toEqual([[], []])
})

it('LAY-29 each word that is typed begins a word, whatever its accents', () => {
  expect(found('elan nvidia')).toEqual([['Headlines', 'Élan rises, says Nvidia’s chief']])
})

it('LAY-29 the group with the best match comes first, and an exact symbol before all', () => {
  const shares = [share('METALS', 'Some Metals Fund')]
  const titles = (more: Partial<Candidates>) => found('metals', more).map(([title]) => title)
  expect([titles({}), titles({ found: shares, foundFor: 'metals' })]).toEqual([['Topics'], ['Tickers', 'Topics']])
})

it('LAY-29 suggestions for an older text stay as far as they match, and those for this one in any case', () => {
  const shares = [share('GOOGL', 'Alphabet'), share('GOLD', 'Barrick')]
  const symbols = (foundFor: string) => found('google', { found: shares, foundFor })
  expect([symbols('go'), symbols('google')]).toEqual([[], [['Tickers', 'Alphabet', 'Barrick']]])
})

it('LAY-29 a sign asks for one kind alone, and nothing typed for presets, places and actions', () => {
  expect([found('>theme: d'), found('@nas'), found('# met'), found('').map(([title]) => title)]).toEqual([
    [['Actions', 'Theme: dark']],
    [['Sources', 'Nasdaq Wire']],
    [['Topics', 'Metals']],
    ['Presets', 'Places', 'Actions'],
  ])
})

it('LAY-29 a symbol is read in each of its spellings, and signs ask nothing of the directory', () => {
  expect([['brk-b', 'BRK/B', ' $brk.b'].map(symbolIn), ['>add', '$nvda ', 'apple inc'].map(soughtSymbol)]).toEqual([
    ['BRK.B', 'BRK.B', 'BRK.B'],
    ['', 'nvda', 'apple inc'],
  ])
})

it('LAY-29 API-09 every symbol of the directory is the first result for its own letters', async () => {
  const { known } = await loadSymbols(async () => undefined)
  const late = known.filter(({ symbol }) => {
    const text = symbol.toLowerCase()
    const [first] = ranked(text, {
      ...candidates,
      found: [share('ZZZZ', symbol), share(symbol, 'Its name')],
      foundFor: text,
    })
    const entry = first?.entries[0]
    return entry?.kind !== 'symbol' || entry.symbol !== symbol
  })
  expect([known.length > 5_000, late]).toEqual([true, []])
})
