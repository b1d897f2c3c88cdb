import { describe, expect, it } from 'vitest'
import { companyOfTicker, listed, sectorOfIndustry } from '../../../mock-server/feed/meaning/directory.ts'
import { industryHints } from '../../../mock-server/feed/meaning/industry-hints.ts'
import { sectorPhrases } from '../../../mock-server/feed/meaning/sector-phrases.ts'
import { allTopics } from '../../../mock-server/feed/meaning/topics/shared/all-topics.ts'
import { universe } from '../../../mock-server/world/companies/listed.ts'
import { Topic } from '../../../src/contract/shared/topics.ts'

const industries = new Set(sectorOfIndustry.keys())
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('the tables that headlines are read with', () => {
  it('BCK-05 there are more than 500 companies, each ticker and each name once', () => {
    const tickers = listed.map(({ company }) => company.ticker).filter(Boolean)
    const names = listed.flatMap(({ names }) => names.map((name) => name.replace(/^[~?+]/, '')))
    expect([tickers.length > 500, repeated(tickers), repeated(names)]).toEqual([true, [], []])
  })

  it('BCK-05 simulated companies have the same sector and industry in the news from the world', () => {
    const received = universe.map(({ ticker, sector, industry }) => ({ ticker, sector, industry }))
    expect(received.map(({ ticker }) => companyOfTicker.get(ticker))).toEqual(received)
  })

  it('BCK-05 every named industry and sector exists', () => {
    const known = new Set([...industries, ...sectorOfIndustry.values()])
    const named = [
      ...sectorPhrases.map(([, name]) => name),
      ...allTopics.flatMap(({ industries = [] }) => industries),
      ...Object.keys(industryHints).filter((key) => !companyOfTicker.has(key)),
    ]
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it('BCK-05 every topic but OTHER has its words', () => {
    expect([...allTopics.map(({ topic }) => topic), 'OTHER'].sort()).toEqual([...Topic.options].sort())
  })
})
