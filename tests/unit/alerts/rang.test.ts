import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../scripts/directory/words.ts'
import { ALERTS_LIMIT, type Alert, RANG_LIMIT, type Rang } from '../../../src/contract/alerts/alerts.ts'
import {
  alertFor,
  alertProblem,
  edited,
  IMPORTANT,
  nameOf,
  noAlerts,
  readAs,
  rings,
  searchesOf,
} from '../../../src/rules/alerts/alerts.ts'
import {
  freshIn,
  isAllDay,
  isQuiet,
  newIn,
  rangWords,
  ringing,
  seenIn,
  withRang,
} from '../../../src/rules/alerts/rang.ts'
import directory from '../../../src/rules/shared/query/directory.json' with { type: 'json' }
import { headlineOf } from './headlines.ts'

const { settings } = noAlerts
const word = (value: string): Alert => ({ kind: 'words', value })
const names = {
  presets: [{ id: 'p', name: 'Banks', searchContext: { sectors: ['Financials'] } }],
  lists: [{ id: 'l', name: 'My energy', symbols: ['XOM'] }],
}

describe('what alerts look for', () => {
  const all: Alert[] = [
    { kind: 'ticker', value: 'NVDA' },
    word('rate cut'),
    IMPORTANT,
    { kind: 'list', value: 'l' },
    { kind: 'preset', value: 'p' },
  ]
  const gone: Alert[] = [
    { kind: 'list', value: 'gone' },
    { kind: 'preset', value: 'gone' },
  ]

  it('ALT-01 a ticker, words, a list and a preset each look for what they say, and what was deleted for nothing', () => {
    expect(searchesOf([...all, ...gone], names)).toEqual([
      { key: 'ticker:NVDA', search: { tickers: ['NVDA'] } },
      { key: 'words:rate cut', search: { keywords: ['rate cut'], queryLanguage: 2 } },
      { key: 'words:is:important', search: { keywords: ['is:important'], queryLanguage: 2 } },
      { key: 'list:l', search: { keywords: ['list:"My energy"'], queryLanguage: 2 } },
      { key: 'preset:p', search: { sectors: ['Financials'] } },
    ])
    expect(searchesOf(all.slice(3), { presets: undefined, lists: undefined })).toEqual([])
  })

  it('ALT-01 each has the name that its reader knows', () => {
    expect([...all, ...gone].map((alert) => nameOf(alert, names))).toEqual([
      ...['NVDA', 'rate cut', 'Important headlines', 'My energy', 'Banks'],
      ...[undefined, undefined],
    ])
  })

  it('ALT-01 there are 20 at most, each once, and none is blank', () => {
    const full = Array.from({ length: ALERTS_LIMIT }, (_, nth) => word(`w${nth}`)).reduce(
      (kept, alert) => edited(kept, { does: 'add', alert }),
      noAlerts,
    )
    expect(edited(full, { does: 'add', alert: word('one more') })).toBe(full)
    expect(edited(full, { does: 'add', alert: word('w3') })).toBe(full)
    expect([
      alertProblem(full, word('w3')),
      alertProblem(full, word('more')),
      alertProblem(noAlerts, word('')),
    ]).toEqual([
      'There is an alert for this already.',
      'There are 20 alerts, which is the limit. Remove one first.',
      'Type a ticker or words first.',
    ])
    expect(alertProblem(noAlerts, word('more'))).toBe('')
  })

  it('ALT-01 a symbol that is typed alone is its ticker, however it is written', () => {
    const ticker = { kind: 'ticker', value: 'NVDA' }
    const written = ['NVDA', ' $NVDA ', '$nvda', 'nvda', 'Nvda']
    expect(written.map(alertFor)).toEqual(written.map(() => ticker))
    expect(written.map(readAs)).toEqual(written.map(() => '$NVDA'))
    expect(['brk-b', 'ebay'].map((text) => alertFor(text).value)).toEqual(['BRK.B', 'EBAY'])
    const words = ['nvda chips', 'NVDA OR AMD', 'oil', '"nvda"', 'bond', 'ford', 'all', 'it', 'zebra']
    expect(words.map(alertFor)).toEqual(words.map(word))
    expect(words.map(readAs)).toEqual(words)
  })

  it('ALT-01 small letters that are a word of English are no symbol', () => {
    const taken = directory.symbols
      .split(' ')
      .filter((symbol) => /^[A-Z]{3,}$/.test(symbol) && kindOf(symbol.toLowerCase()) === 'ordinary')
    expect(taken.length).toBeGreaterThan(400)
    expect(taken.filter((symbol) => alertFor(symbol.toLowerCase()).kind === 'ticker')).toEqual([])
  })

  it('ALT-01 the same typed in another way is one alert, what is understood otherwise another', () => {
    const isRefused = ([one, other]: string[]) =>
      alertProblem(edited(noAlerts, { does: 'add', alert: alertFor(one ?? '') }), alertFor(other ?? '')) !== ''
    const same = [
      ['zebra', 'Zebra'],
      ['ZEBRA', 'zebra'],
      ['RATE CUT', '  rate   cut '],
      ['rate cut', 'cut rate'],
      ['oil OR gas', 'Gas OR Oil'],
      ['"Rate cut"', '"rate CUT"'],
      ['is:important', 'IS:Important'],
      ['list:"my cars"', 'list:"My Cars"'],
      ['apple -pie', '-PIE Apple'],
    ]
    expect(same.filter((pair) => !isRefused(pair))).toEqual([])
    const apart = [
      ['rate OR cut', 'rate or cut'],
      ['rate cut', '"rate cut"'],
      ['IT', 'it'],
      ['Target', 'target'],
      ['NVDA', '"NVDA"'],
      ['zebra', '$ZEBRA'],
      ['apple pie', 'apple -pie'],
    ]
    expect(apart.filter(isRefused)).toEqual([])
    const [one, again] = [word('zebra'), word('ZEBRA')]
    const kept = edited(noAlerts, { does: 'add', alert: one })
    expect([rings(kept, again), edited(kept, { does: 'remove', alert: again }).alerts]).toEqual([true, []])
    expect(nameOf(word('IS:Important'), names)).toBe('Important headlines')
  })

  it('ALT-01 a list that is not there is refused, unless it is not known yet which there are', () => {
    const problemOf = (text: string, lists?: typeof names.lists) => alertProblem(noAlerts, word(text), lists)
    expect([problemOf('list:nope', names.lists), problemOf('oil -list:nope', [])]).toEqual(
      Array(2).fill('No such list: nope'),
    )
    expect([problemOf('list:nope'), problemOf('list:"my ENERGY"', names.lists)]).toEqual(['', ''])
  })

  it('ALT-01 what finds nothing of itself is blank, and what only leaves out would ring for nearly all', () => {
    const problemsOf = (...texts: string[]) => texts.map((text) => alertProblem(noAlerts, word(text)))
    expect(problemsOf('"', '(', '" "')).toEqual(Array(3).fill('Type a ticker or words first.'))
    expect(problemsOf('-apple', '-(apple OR boeing)')).toEqual(
      Array(2).fill('Type what it should find, too: without, nearly every headline would ring.'),
    )
    expect(problemsOf('apple -pie', 'S&P', '$NVDA')).toEqual(['', '', ''])
  })
})

describe('what rings', () => {
  it.each([
    ['22:00', '07:00', ['21:59', '22:00', '03:00', '06:59', '07:00'], [false, true, true, true, false]],
    ['12:00', '13:30', ['11:59', '12:00', '13:29', '13:30'], [false, true, true, false]],
    ['09:00', '09:00', ['08:59', '09:00'], [true, true]],
  ])('ALT-03 quiet hours from %s to %s go by the clock of the reader', (from, to, times, quiet) => {
    const during = { ...settings, quietHours: 'on' as const, quiet: { from, to } }
    const at = (time: string) => new Date(`2026-11-27T${time}:00`).getTime()
    expect(times.map((time) => isQuiet(at(time), during))).toEqual(quiet)
    expect(times.map((time) => isQuiet(at(time), { ...during, quietHours: 'off' }))).toEqual(times.map(() => false))
    expect(isAllDay(during.quiet)).toBe(quiet.every(Boolean))
  })

  const came = (id: string, why: string) => ({ item: headlineOf(id), at: 1, why })
  const line = (id: string, why: string[]): Rang => {
    const { title, articleSource } = headlineOf(id)
    return { id, at: 1, how: 'rung', title, articleSource, why }
  }

  it('ALT-02 a headline that several alerts find rings once, with all reasons, the newest first', () => {
    const rang = ringing([came('a', 'oil'), came('b', 'oil'), came('a', 'Energy'), came('a', 'oil')], settings)
    expect(rang).toEqual([line('b', ['oil']), line('a', ['oil', 'Energy'])])
  })

  it('ALT-02 ALT-04 what has rung does not ring again, gets more reasons, and 100 are kept', () => {
    const before = Array.from({ length: RANG_LIMIT }, (_, nth) => line(`old${nth}`, ['oil']))
    const now = [line('new', ['oil']), line('old1', ['Energy', 'oil'])]
    expect(freshIn(before, now)).toEqual([line('new', ['oil'])])
    const after = withRang(before, now)
    expect(after.slice(0, 3)).toEqual([line('new', ['oil']), line('old0', ['oil']), line('old1', ['oil', 'Energy'])])
    expect(after).toHaveLength(RANG_LIMIT)
  })

  it('ALT-03 the notice names the reasons and the headline, and how many more there are', () => {
    const [one, other] = [line('a', ['oil', 'Energy']), line('b', ['oil'])]
    expect([rangWords([one]), rangWords([one, other]), rangWords([])]).toEqual([
      'oil, Energy: Headline a',
      'oil, Energy: Headline a (and 1 more)',
      '',
    ])
  })

  it('ALT-02 what a list began with is not new, nor a correction of it, nor what is older than what is known of it', () => {
    const seen = seenIn([headlineOf('b', 9), headlineOf('a', 5)], 3)
    const first = newIn(seen, [headlineOf('c', 10), headlineOf('b', 9, { title: 'Other words' }), headlineOf('z', 4)])
    expect(first.fresh.map(({ id }) => id)).toEqual(['c'])
    expect(newIn(first.seen, [headlineOf('c', 10), headlineOf('d', 6)]).fresh.map(({ id }) => id)).toEqual(['d'])
    // nothing of a short list is unknown
    expect(newIn(seenIn([headlineOf('a', 5)]), [headlineOf('z', 4)]).fresh).toHaveLength(1)
  })
})
