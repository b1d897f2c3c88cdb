import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OwnSourceList } from '../../../../src/contract/sources/own-sources.ts'
import { packs, sourcesOf } from '../../../../src/rules/sources/own/packs.ts'

it('SRC-08 each pack is a list that the backend takes, in a folder called like it', () => {
  const names = packs.map(({ name }) => name)
  const folders = packs.map((pack) => [...new Set(sourcesOf(pack).map(({ folder }) => folder))])
  const problems = packs.filter((pack) => !OwnSourceList.safeParse({ sources: sourcesOf(pack) }).success)
  expect([new Set(names).size, folders, problems]).toEqual([6, names.map((name) => [name]), []])
})

it('SRC-08 each source of a pack stands there once, by https, with its terms', () => {
  for (const { sources } of packs) {
    const addresses = sources.map(({ address }) => address)
    expect(new Set(addresses).size).toBe(sources.length)
    expect(sources.filter(({ address, terms }) => !address.startsWith('https://') || terms === '')).toEqual([])
  }
})

it('SRC-08 a feed that the backend knows, too, has the same address there', () => {
  const known: { url: string }[] = JSON.parse(readFileSync('mock-server/sources/well-known.json', 'utf8'))
  const others = packs
    .flatMap(({ sources }) => sources.map(({ address }) => address))
    .filter((address) => !known.some(({ url }) => url === address))
  expect(others).toEqual([
    'https://www.census.gov/economic-indicators/indicator.xml',
    'https://www.nasdaqtrader.com/rss.aspx?feed=tradehalts',
    'https://www.ecb.europa.eu/rss/statpress.html',
    'https://www.bankofengland.co.uk/rss/publications',
    'https://cointelegraph.com/rss',
    'https://decrypt.co/feed',
  ])
})
