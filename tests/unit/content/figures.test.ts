import { describe, expect, it } from 'vitest'
import type { ContentItem, MostActive, UnusualVolume } from '../../../src/contract/content/content.ts'
import {
  companyOf,
  dollarsText,
  factorText,
  figuresOf,
  imageWordsOf,
  ownImageOf,
  percentText,
  takenAt,
  volumeText,
} from '../../../src/rules/content/figures.ts'
import { eventOf, moverOf, storyOf } from './content-item.ts'

const { contentData: moved, ...mover } = moverOf('m', 'IBM')
const { industry: _industry, sector: _sector, ...move } = moved
const unusual: UnusualVolume = {
  ...mover,
  contentCategory: 'unusual_volume',
  contentData: { ...move, volume: 12_345_678.6, unusualVolumeFactor: 3.4 },
}
const active: MostActive = {
  ...mover,
  contentCategory: 'most_active',
  contentData: { ...move, notionalTraded: 4_250_000_000_000, avgNotionalTraded: 950_000_000, volumeFactor: 4.5 },
}

describe('ENT-05 figures', () => {
  it.each([
    [4, '4.00%'],
    [-1.5, '(1.50%)'],
    [1234.567, '1234.57%'],
    [-0.004, '0.00%'],
    [0, '0.00%'],
    [-0.006, '(0.01%)'],
  ])('ENT-05 a change of %d percent has two decimals, parentheses where it is negative', (change, text) => {
    expect(percentText(change)).toBe(text)
  })

  it('ENT-05 volumes and factors have no decimals, factors an x; traded volume is in compact dollars', () => {
    expect([
      volumeText(12_345_678.6),
      factorText(3.4),
      factorText(3.5),
      dollarsText(4_250_000_000_000),
      dollarsText(950_000_000),
      dollarsText(12_000),
    ]).toEqual(['12,345,679', '3x', '4x', '$4.3B', '$950K', '$12'])
  })

  it.each<[string, ContentItem, string[]]>([
    ['a story', storyOf('s'), []],
    ['an event', eventOf('e', ['Rates']), []],
    ['a mover', moverOf('m', 'IBM'), ['Price $300.00', '1 day 4.00%', '5 days (1.50%)']],
    ['unusual volume', unusual, ['Price $300.00', '1 day 4.00%', '5 days (1.50%)', 'Volume 12,345,679', 'Of usual 3x']],
    [
      'most active',
      active,
      ['Price $300.00', '1 day 4.00%', '5 days (1.50%)', 'Traded $4.3B', 'Usually $950K', 'Of usual 5x'],
    ],
  ])('ENT-04 ENT-05 of %s', (_, item, figures) => {
    expect(figuresOf(item).map(({ name, text }) => `${name} ${text}`)).toEqual(figures)
  })

  it('ENT-05 a gain and a loss are expressed in words, not by colour alone', () => {
    const received = figuresOf(moverOf('m', 'IBM')).map(({ move: way, spoken }) => [way, spoken])
    const { contentData, ...rest } = moverOf('still', 'IBM')
    const still = figuresOf({ ...rest, contentData: { ...contentData, pctChange1d: -0.001 } } as ContentItem)[1]
    expect([received, still]).toEqual([
      [
        [undefined, undefined],
        ['gain', 'up 4.00%'],
        ['loss', 'down 1.50%'],
      ],
      { name: '1 day', text: '0.00%', move: 'none', spoken: 'unchanged' },
    ])
  })

  it('ENT-04 include the company and the time of its figures', () => {
    expect([companyOf(moverOf('m', 'IBM')), companyOf(unusual)?.line, companyOf(storyOf('s'))]).toEqual([
      {
        ticker: 'IBM',
        name: 'International Business Machines',
        line: 'IT Consulting & Other Services, Information Technology',
      },
      undefined,
      undefined,
    ])
    expect([takenAt(unusual), takenAt(storyOf('s'))]).toEqual(['Jan 5, 07:00 in New York', undefined])
  })
})

it('PIT-04 a picture is described in words: a company by its price and the day, anything else by its headline', () => {
  expect([imageWordsOf(moverOf('m', 'IBM')), imageWordsOf(storyOf('s', { headline: 'Rates held' }))]).toEqual([
    expect.stringMatching(/^Chart of .+ \(IBM\): \$300\.00, .*4\.00.* over one day$/),
    'Price chart: Rates held',
  ])
})

it('PIT-04 only pictures of the app’s own host are shown', () => {
  const images = ['/content/a.svg', 'https://pictures.example/a.svg', undefined, '']
  expect(images.map((contentImageUrl) => ownImageOf({ contentImageUrl } as ContentItem))).toEqual([
    '/content/a.svg',
    undefined,
    undefined,
    undefined,
  ])
})
