import { expect, it } from 'vitest'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { starters } from '../../../src/rules/presets/starters.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'

/** Those of a week, the newest first. */
const headlines = createSimulatedNews('demo').newest(3000, Date.parse('2026-11-20T21:20:00.000Z'))
const found = (name: string) => {
  const starter = starters.find((one) => one.name === name)
  return headlines.filter(compileContext(SearchContext.parse(starter?.searchContext)))
}

it.each(starters.map(({ name }) => name))(
  'FED-14 %s finds some of the headlines of a week, and not most of them',
  (name) => {
    const share = found(name).length / headlines.length
    expect([name, share > 0, share < 0.4]).toEqual([name, true, true])
  },
)

it('FED-14 Central banks finds no other banks', () => {
  const texts = found('Central banks').map(({ title, summary }) => `${title} ${summary}`)
  expect(texts.filter((text) => !/\b(Fed|ECB|BoE|BoJ)\b|central bank/i.test(text))).toEqual([])
})
