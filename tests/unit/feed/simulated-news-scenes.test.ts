import { describe, expect, it } from 'vitest'
import { calendarWords } from '../../../mock-server/world/news/calendar-words.ts'
import { basisPoints, grouped, money, percent, signed } from '../../../mock-server/world/news/figures.ts'
import type { Headline, Scene } from '../../../mock-server/world/news/scene.ts'
import { scenes } from '../../../mock-server/world/news/templates/scenes.ts'
import { universe } from '../../../mock-server/world/news/universe.ts'
import { createDraw } from '../../../mock-server/world/random/draw.ts'
import { fill } from '../../../mock-server/world/random/fill.ts'
import { newYork, phaseAt, phases, sessionSpan, weekSpan } from '../../../mock-server/world/time/clock.ts'
import { Topic } from '../../../src/contract/shared/topics.ts'

const HOUR = 3_600_000
const momentOf = {
  night: Date.parse('2026-11-18T04:00:00.000Z'),
  pre: Date.parse('2026-11-18T13:50:00.000Z'),
  open: Date.parse('2026-11-18T17:00:00.000Z'),
  post: Date.parse('2026-11-18T22:00:00.000Z'),
  weekend: Date.parse('2026-11-21T12:00:00.000Z'),
}

/** Up to four versions at every time of the week, searched for on up to a hundred days. */
function compositionsOf(scene: Scene, index: number) {
  return scene.when.flatMap((phase) => {
    const found = []
    for (let week = 0; week < 100 && found.length < 4; week += 1) {
      const at = momentOf[phase] + week * 7 * 24 * HOUR
      const composition = scene.compose(createDraw(week, index * 1000 + week, at))
      if (composition !== undefined) found.push({ composition, common: calendarWords(at) })
    }
    return found
  })
}

const pairsOf = ({ titles, summaries }: Scene): (readonly string[])[] =>
  titles.flatMap((title): (readonly string[])[] =>
    typeof title === 'string' ? summaries.map((summary) => [title, summary]) : [title],
  )

describe('scenes', () => {
  it('BCK-04 every title and every summary of every scene can be filled, and names its companies', () => {
    const withoutWait: Headline[] = []
    const unnamed: string[] = []
    for (const [index, scene] of scenes.entries()) {
      const composed = compositionsOf(scene, index)
      if (composed.length === 0) withoutWait.push(...scene.titles.slice(0, 1))
      for (const { composition, common } of composed) {
        for (const pair of pairsOf(scene)) {
          const text = pair.map((skeleton) => fill(skeleton, composition.words, common)).join(' ')
          const isNamed = (composition.companies ?? []).every(({ ticker }) => new RegExp(`\\b${ticker}\\b`).test(text))
          if (!isNamed) unnamed.push(text)
        }
      }
    }
    expect({ withoutWait, unnamed }).toEqual({ withoutWait: [], unnamed: [] })
  })

  it('BCK-04 an unfilled placeholder is refused', () => {
    expect(() => fill('{what} rises', {}, {})).toThrow('Nothing fills {what} in "{what} rises"')
  })

  it('BCK-04 articles follow the sound of the next word', () => {
    const say = (what: string) => fill('a(n) {what}', { what }, {})
    expect(['8% rise', '11.5% rise', '18% cut', '80% share', '110% rise', '7% rise'].map(say)).toEqual([
      'An 8% rise',
      'An 11.5% rise',
      'An 18% cut',
      'An 80% share',
      'A 110% rise',
      'A 7% rise',
    ])
    expect(
      ['Overweight rating', 'Underperform rating', 'Buy rating', 'NHL club', 'US order', 'MLB park'].map(say),
    ).toEqual([
      'An Overweight rating',
      'An Underperform rating',
      'A Buy rating',
      'An NHL club',
      'A US order',
      'An MLB park',
    ])
  })

  it('BCK-04 every topic has a scene at every time of the week', () => {
    const poor = phases.flatMap((phase) =>
      Topic.options.filter(
        (topic) => scenes.filter(({ topics, when }) => topics[0] === topic && when.includes(phase)).length < 3,
      ),
    )
    expect(poor).toEqual([])
  })

  it('BCK-04 there are more than 600 different titles', () => {
    const titles = scenes.flatMap(({ titles }) => titles.map((title) => (typeof title === 'string' ? title : title[0])))
    expect(new Set(titles).size).toBeGreaterThan(600)
  })
})

describe('figures in words', () => {
  it('BCK-04 amounts are rounded as a wire rounds them', () => {
    const said = [0.0042, 0.044, 0.852, 0.9999, 1.5, 2.34, 4, 12.04, 20, 30, 400, 998, 1250].map(money)
    expect(said).toEqual([
      '$4 million',
      '$44 million',
      '$850 million',
      '$1 billion',
      '$1.5 billion',
      '$2.34 billion',
      '$4 billion',
      '$12 billion',
      '$20 billion',
      '$30 billion',
      '$400 billion',
      '$998 billion',
      '$1.3 trillion',
    ])
  })

  it('BCK-04 thousands are separated, and signs are kept where they matter', () => {
    expect([grouped(1_234_567), grouped(1234.5, 2), grouped(999.5), grouped(-12.3, 1), grouped(-4321)]).toEqual([
      '1,234,567',
      '1,234.50',
      '1,000',
      '-12.3',
      '-4,321',
    ])
    expect([percent(-3.24), signed(0.31), signed(-0.2), basisPoints(1), basisPoints(-5)]).toEqual([
      '3.2%',
      '+0.3%',
      '-0.2%',
      '1 basis point',
      '5 basis points',
    ])
  })
})

describe('the universe', () => {
  it('BCK-04 about 200 companies of all eleven sectors, each symbol once', () => {
    expect(universe.length >= 180 && universe.length <= 240).toBe(true)
    expect(new Set(universe.map(({ ticker }) => ticker)).size).toBe(universe.length)
    expect([...new Set(universe.map(({ sector }) => sector))].sort()).toEqual([
      'Communication Services',
      'Consumer Discretionary',
      'Consumer Staples',
      'Energy',
      'Financials',
      'Health Care',
      'Industrials',
      'Information Technology',
      'Materials',
      'Real Estate',
      'Utilities',
    ])
    expect(Object.keys(universe[0] ?? {})).toEqual(['ticker', 'name', 'shortName', 'sector', 'industry'])
  })
})

describe('the clock of New York', () => {
  it('BCK-04 wall time is right on both sides of both changes of the clock', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    for (
      let at = Date.parse('2026-01-01T00:00:00.000Z');
      at < Date.parse('2028-01-01T00:00:00.000Z');
      at += 5.5 * HOUR
    ) {
      const [hour, minute] = format.format(at).split(':').map(Number)
      expect(newYork(at).minute).toBe((hour ?? 0) * 60 + (minute ?? 0))
    }
    expect(newYork(Date.parse('2026-03-08T06:59:00.000Z')).minute).toBe(119)
    expect(newYork(Date.parse('2026-03-08T07:00:00.000Z')).minute).toBe(180)
    expect(newYork(Date.parse('2026-11-01T05:59:00.000Z')).minute).toBe(119)
    expect(newYork(Date.parse('2026-11-01T06:00:00.000Z')).minute).toBe(60)
  })

  it('BCK-04 phases and the spans that prices are compared over', () => {
    expect(Object.values(momentOf).map(phaseAt)).toEqual(['night', 'pre', 'open', 'post', 'weekend'])
    const said = ({ from, until }: { from: number; until: number }) =>
      [from, until].map((at) => new Date(at).toISOString())
    expect(said(sessionSpan(momentOf.open))).toEqual(['2026-11-17T21:00:00.000Z', '2026-11-18T17:00:00.000Z'])
    expect(said(sessionSpan(momentOf.post))).toEqual(['2026-11-17T21:00:00.000Z', '2026-11-18T21:00:00.000Z'])
    expect(said(sessionSpan(momentOf.night))).toEqual(['2026-11-17T21:00:00.000Z', '2026-11-18T04:00:00.000Z'])
    expect(said(sessionSpan(momentOf.weekend))).toEqual(['2026-11-19T21:00:00.000Z', '2026-11-20T21:00:00.000Z'])
    expect(said(weekSpan(momentOf.weekend))).toEqual(['2026-11-13T21:00:00.000Z', '2026-11-20T21:00:00.000Z'])
    expect(said(sessionSpan(Date.parse('2026-11-23T02:00:00.000Z')))).toEqual([
      '2026-11-20T21:00:00.000Z',
      '2026-11-23T02:00:00.000Z',
    ])
  })
})
