import fc from 'fast-check'
import { expect, it } from 'vitest'
import { likeness } from '../../../src/rules/stories/alike.ts'
import { createLines } from '../../../src/rules/stories/candidates/lines.ts'
import { readHeadline } from '../../../src/rules/stories/headline.ts'
import { wires } from './wires.ts'

const mayBeAlike = (one: ReturnType<typeof readHeadline>, other: typeof one) => {
  const lines = createLines()
  lines.set(0, other)
  return lines.lookFor(one)(0)
}
const acts = 'buys acquires resigns retires shares stocks falls growth 36,000 $2.4bn'.split(' ')
const names = Array.from({ length: 26 }, (_, nth) => `Zed${String.fromCharCode(97 + nth)}orn`)
const titles = fc.array(fc.constantFrom(...acts, ...names, ...names), { maxLength: 25 })
const written = (words: readonly string[], tickers: readonly string[]) =>
  readHeadline({ title: words.join(' '), publisher: '', tickers })
const tickers = fc.subarray(['AAA', 'BBB'])

it('STY-01 passes over no headline that is about the same fact', () => {
  const headlines = wires.map(readHeadline)
  const alike = headlines.flatMap((one) =>
    headlines.filter((other) => likeness(one, other) >= 1).map((other) => [one, other] as const),
  )
  expect(alike.length).toBeGreaterThan(wires.length)
  expect(alike.filter(([one, other]) => !mayBeAlike(one, other))).toEqual([])
})

it('STY-01 passes over no headline that is about the same fact, however many words it has', () => {
  fc.assert(
    fc.property(titles, titles, titles, tickers, tickers, (common, more, others, own, their) => {
      const [one, other] = [written([...common, ...more], own), written([...others, ...common], their)]
      if (likeness(one, other) >= 1) expect(mayBeAlike(one, other)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
