import { readFileSync } from 'node:fs'
import { type Meaning, readMeaning } from '../../../mock-server/feed/meaning/read-meaning.ts'

type Labelled = { where: string; title: string; tickers: string[]; topics: string[]; isHeldOut: boolean }
type Count = { right: number; wrong: number; missed: number }

const folder = new URL('../../fixtures/headlines/', import.meta.url)
/** Every fourth headline is held out: it is not looked at when a rule is fixed. */
const HELD_OUT = 4

export const headlines: readonly Labelled[] = ['companies.tsv', 'traps.tsv'].flatMap(labelled)

function labelled(name: string): Labelled[] {
  const lines = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n').slice(1)
  return lines.map((line, index) => {
    const [title = '', tickers = '', topics = ''] = line.split('\t')
    const isHeldOut = (index + 1) % HELD_OUT === 0
    return { where: `${name}:${index + 2}`, title, tickers: listOf(tickers), topics: listOf(topics), isHeldOut }
  })
}

/** Precision and recall of one of the lists over some headlines, and the results that differ from the labels. */
export function figuresOf(key: 'tickers' | 'topics', some: readonly Labelled[]) {
  const read = some.map((headline) => ({
    headline,
    found: valuesOf(readMeaning({ title: headline.title, summary: '' }), key),
  }))
  const count = read
    .map(({ headline, found }) => compare(headline[key], found))
    .reduce(add, { right: 0, wrong: 0, missed: 0 })
  return {
    precision: count.right / (count.right + count.wrong),
    recall: count.right / (count.right + count.missed),
    differences: read.flatMap(({ headline, found }) => differenceOf(headline, headline[key], found)),
  }
}

const valuesOf = (meaning: Meaning, key: 'tickers' | 'topics'): readonly string[] => meaning[key]

function compare(expected: readonly string[], found: readonly string[]): Count {
  const right = found.filter((value) => expected.includes(value)).length
  return { right, wrong: found.length - right, missed: expected.length - right }
}

const add = (one: Count, other: Count): Count => ({
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
  missed: one.missed + other.missed,
})

function differenceOf({ where, title, isHeldOut }: Labelled, expected: readonly string[], found: readonly string[]) {
  const { wrong, missed } = compare(expected, found)
  if (wrong + missed === 0) return []
  return isHeldOut ? [`${where} (held out)`] : [`${where} ${title}\n    expected ${expected} found ${found}`]
}

function listOf(text: string) {
  return text.split(',').filter(Boolean)
}
