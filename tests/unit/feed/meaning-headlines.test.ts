import { describe, expect, it } from 'vitest'
import { figuresOf, headlines } from './meaning-figures.ts'

const heldOut = headlines.filter(({ isHeldOut }) => isHeldOut)
const listOf = (key: 'tickers' | 'topics') => `\n${figuresOf(key, headlines).differences.join('\n')}\n`

describe('400 headlines labelled by hand', () => {
  it('BCK-05 200 have tickers, 200 are traps, every fourth is held out, none repeats', () => {
    expect({
      companies: headlines.filter(({ where, tickers }) => where.startsWith('companies') && tickers.length > 0).length,
      traps: headlines.filter(({ where }) => where.startsWith('traps')).length,
      heldOut: heldOut.length,
      titles: new Set(headlines.map(({ title }) => title)).size,
    }).toEqual({ companies: 200, traps: 200, heldOut: 100, titles: 400 })
  })

  it('BCK-05 tickers are read with a precision of at least 0.98 and a recall of at least 0.90', () => {
    const { precision, recall } = figuresOf('tickers', headlines)
    expect(precision, listOf('tickers')).toBeGreaterThanOrEqual(0.98)
    expect(recall, listOf('tickers')).toBeGreaterThanOrEqual(0.9)
  })

  it('BCK-05 topics are read with a recall of at least 0.85 and a precision of at least 0.90', () => {
    const { precision, recall } = figuresOf('topics', headlines)
    expect(recall, listOf('topics')).toBeGreaterThanOrEqual(0.85)
    expect(precision, listOf('topics')).toBeGreaterThanOrEqual(0.9)
  })

  it('BCK-05 the held-out headlines are read as well as the others', () => {
    const tickers = figuresOf('tickers', heldOut)
    const topics = figuresOf('topics', heldOut)
    expect(tickers.precision, listOf('tickers')).toBeGreaterThanOrEqual(0.98)
    expect(tickers.recall, listOf('tickers')).toBeGreaterThanOrEqual(0.9)
    expect(Math.min(topics.recall, topics.precision), listOf('topics')).toBeGreaterThanOrEqual(0.85)
  })
})
