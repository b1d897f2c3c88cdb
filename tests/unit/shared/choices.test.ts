// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000
const START = 1_700_000_000_000
const at = (time: number) => createChoices(createStorage(browserEnvironment()), { now: () => time })
const some = { functionality: false, thirdParty: true }
const none = { functionality: false, thirdParty: false }
const all = { functionality: true, thirdParty: true }
const dark = { theme: 'dark', density: 'compact' } as const
const light = { theme: 'light', density: 'comfortable' } as const

/** What another tab of this browser, or a later visit, finds. */
function appearanceElsewhere(time = START) {
  sessionStorage.clear()
  return at(time).appearance()
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the consent', () => {
  it('LEG-04 is undecided on the first visit', () => {
    expect(at(START).consent()).toEqual(undefined)
  })

  it('LEG-04 is kept for 12 months, and then asked for again', () => {
    at(START).keepConsent(some)
    expect([at(START).consent(), at(START + YEAR - 1).consent(), at(START + YEAR).consent()]).toEqual([
      some,
      some,
      undefined,
    ])
  })

  it('LEG-04 the last choice counts, for another 12 months', () => {
    at(START).keepConsent(all)
    at(START + YEAR - 1).keepConsent(none)
    expect(at(START + YEAR).consent()).toEqual(none)
  })

  it.each([
    ['no JSON', '{'],
    ['no choice', '1'],
    ['a choice of other things', JSON.stringify({ until: START + 1, value: { cookies: true } })],
    ['a choice without an end', JSON.stringify({ value: all })],
  ])('LEG-04 an unreadable choice counts as none: %s', (_, kept) => {
    localStorage.setItem('market-flux.consent', kept)
    expect(at(START).consent()).toEqual(undefined)
  })
})

describe('the offer of watchlists', () => {
  const Ids = z.array(z.string())

  it.each([
    ['before an answer', undefined, undefined],
    ['LEG-04 after a refusal', some, undefined],
    ['LEG-04 with functionality allowed', all, ['cars']],
  ])('WCH-11 is put off for one user, %s', (_, consent, elsewhere) => {
    if (consent) at(START).keepConsent(consent)
    at(START).keepLater('put-off.ann', ['cars'])
    const here = [at(START).later('put-off.ann', Ids), at(START).later('put-off.bob', Ids)]
    sessionStorage.clear()
    expect([here, at(START).later('put-off.ann', Ids)]).toEqual([[['cars'], undefined], elsewhere])
  })

  it.each([
    ['WCH-11', 'put off', 'put-off.ann'],
    ['STY-11', 'set apart', 'apart.ann'],
    ['WCH-12', 'counted', 'unread.ann'],
  ] as const)('LEG-04 %s refusing functionality deletes what was %s, except in the tab', (_, __, part) => {
    at(START).keepConsent(all)
    at(START).keepLater(part, ['cars'])
    at(START).keepConsent(none)
    const here = at(START).later(part, Ids)
    sessionStorage.clear()
    expect([here, at(START).later(part, Ids)]).toEqual([['cars'], undefined])
  })
})

describe('the appearance', () => {
  it.each([
    ['before an answer it lasts as long as the tab', undefined, undefined],
    ['LEG-04 after a refusal it lasts as long as the tab', some, undefined],
    ['LEG-04 with functionality allowed it is there in other tabs', all, dark],
  ])('%s', (_, consent, elsewhere) => {
    if (consent) at(START).keepConsent(consent)
    at(START).keepAppearance(dark)
    expect([at(START).appearance(), appearanceElsewhere()]).toEqual([dark, elsewhere])
  })

  it('LEG-04 allowing functionality stores earlier choices at once', () => {
    at(START).keepAppearance(dark)
    at(START).keepConsent(all)
    expect(appearanceElsewhere()).toEqual(dark)
  })

  it('LEG-04 refusing functionality deletes stored choices at once, except in the tab', () => {
    at(START).keepConsent(all)
    at(START).keepAppearance(dark)
    at(START).keepConsent(none)
    expect([at(START).appearance(), appearanceElsewhere()]).toEqual([dark, undefined])
  })

  it('LEG-04 is kept for 12 months', () => {
    at(START).keepConsent(all)
    at(START).keepAppearance(dark)
    expect([appearanceElsewhere(START + YEAR - 1), appearanceElsewhere(START + YEAR)]).toEqual([dark, undefined])
  })

  it('a tab that has chosen keeps its own', () => {
    at(START).keepConsent(all)
    at(START).keepAppearance(dark)
    const kept = localStorage.getItem('market-flux.appearance') ?? ''
    at(START).keepAppearance(light)
    localStorage.setItem('market-flux.appearance', kept)
    expect([at(START).appearance(), appearanceElsewhere()]).toEqual([light, dark])
  })
})

describe('the read marks', () => {
  const reading = (...read: string[]) => ({ read, lastVisit: '2026-03-02T14:30:00.000Z' })
  const elsewhere = () => {
    sessionStorage.clear()
    return at(START).reading()
  }

  it('FED-15 LEG-04 belong to the tab until functionality is allowed, and then to the browser', () => {
    at(START).keepReading(reading('a'))
    const ofTheTab = [at(START).reading(), elsewhere()]
    at(START).keepConsent(all)
    at(START).keepReading(reading('a'))
    const ofTheBrowser = elsewhere()
    at(START).keepConsent(none)
    expect([ofTheTab, ofTheBrowser, elsewhere()]).toEqual([[reading('a'), undefined], reading('a'), undefined])
  })

  it('FED-15 of two tabs are merged', () => {
    at(START).keepConsent(all)
    at(START).keepReading(reading('a', 'b'))
    at(START).keepReading(reading('b', 'c'))
    expect(elsewhere()?.read).toEqual(['a', 'b', 'c'])
  })
})

it('LEG-04 a choice lasts as long as the page where storage is blocked', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  const choices = at(START)
  choices.keepConsent(all)
  choices.keepAppearance(dark)
  expect([choices.consent(), choices.appearance()]).toEqual([all, dark])
  expect(at(START).consent()).toBe(undefined)
})

describe('what is chosen about keys', () => {
  const x = [{ own: 's', key: 'x' }]
  const elsewhere = (time = START) => {
    sessionStorage.clear()
    return at(time).keys()
  }

  it('LAY-27 LAY-33 is kept in the tab, and for later visits once functionality is allowed', () => {
    at(START).keepKeys({ areOff: true })
    at(START).keepKeys({ changes: x })
    const inTheTab = at(START).keys()
    const withoutConsent = elsewhere()
    at(START).keepConsent(all)
    at(START).keepKeys({ areOff: true })
    at(START).keepKeys({ changes: x })
    const later = elsewhere(START + YEAR - 1)
    at(START).keepConsent(none)
    const both = { areOff: true, changes: x }
    expect([inTheTab, withoutConsent, later, elsewhere()]).toEqual([both, undefined, both, undefined])
  })

  it('LAY-33 is the switch or a key: the other stays as it was', () => {
    const seen = [{ areOff: true }, { changes: x }, { areOff: false }, { changes: [] }].map((chosen) => {
      at(START).keepKeys(chosen)
      return at(START).keys()
    })
    expect(seen).toEqual([
      { areOff: true, changes: [] },
      { areOff: true, changes: x },
      { areOff: false, changes: x },
      { areOff: false, changes: [] },
    ])
  })

  it('LAY-27 LAY-33 of an earlier release, or with changes that cannot be read, is the switch', () => {
    const keep = (value: unknown) =>
      sessionStorage.setItem('market-flux.keys', JSON.stringify({ until: START + YEAR, value }))
    const seen = [{ areOff: true }, { areOff: true, changes: [{ own: 's', key: 'Enter' }] }].map((value) => {
      keep(value)
      return at(START).keys()
    })
    expect(seen).toEqual([
      { areOff: true, changes: [] },
      { areOff: true, changes: [] },
    ])
  })
})
