import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { sectorOfIndustry } from '../../../mock-server/feed/meaning/directory.ts'
import { decodeContext } from '../../../src/adapters/http/contexts.ts'
import { FilterOptions } from '../../../src/contract/filters/filters.ts'
import { PRESETS_LIMIT } from '../../../src/contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { Topic, topicLabels } from '../../../src/contract/shared/topics.ts'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'
import { bea, withBea } from '../bea.ts'
import { bodyOf, idIn, tokenOf, wrongTokens } from './preset-cases.ts'

const path = '/api/feed-configuration'
const ofBea = { username: bea.username, email: bea.email }
const oil = { keywords: ['oil'], exclude: { topics: ['SPORTS' as const] } }

const here = withBea()

const call = (method: string, path: string, body?: unknown, as = here.token) =>
  here.backend.call(method, path, { token: as, ...(body ? { body } : {}) })
const create = async (name: string, context = oil) => call('POST', path, await bodyOf(name, context, undefined, ofBea))
const read = ({ id, name, searchContext }: { id: string; name: string; searchContext: string }) => {
  const { iat: _, exp: __, ...context } = decodeJwt(searchContext)
  return { id, name, context }
}
async function listed() {
  const { body } = await call('POST', `${path}/user`, ofBea)
  return (body as { data: Parameters<typeof read>[0][] }).data.map(read)
}
const got = async (id: string) => {
  const { status, body } = await call('GET', `${path}?id=${id}`)
  return status === 200 ? read((body as { data: Parameters<typeof read>[0] }).data) : status
}

describe('presets', () => {
  it('API-04 presets are listed and read as saved, and two may have the same name', async () => {
    const ids = [idIn(await create('Oil')), idIn(await create('Oil', { ...oil, keywords: ['brent'] }))]
    const [first = '', second = ''] = ids
    expect([await listed(), await got(first)]).toEqual([
      expect.arrayContaining([
        { id: first, name: 'Oil', context: oil },
        { id: second, name: 'Oil', context: { ...oil, keywords: ['brent'] } },
      ]),
      { id: first, name: 'Oil', context: oil },
    ])
  })

  it('QRY-08 a page of an earlier release reads and updates a preset whose keywords are queries, as one that it knows', async () => {
    const queries: SearchContext = {
      ...{ keywords: ['oil'], queryLanguage: 2 },
      exclude: { keywords: ['palm'], queryLanguage: 2 },
    }
    const known = { keywords: ['oil'], exclude: { keywords: ['palm'] } }
    const id = idIn(await call('POST', path, await bodyOf('Oil', queries, undefined, ofBea)))
    const { body } = await call('GET', `${path}?id=${id}`)
    const token = (body as { data: { searchContext: string } }).data.searchContext
    const seen = [(await got(id)) as object, await decodeContext(token)]
    const change = {
      searchContext: await tokenOf({ topics: ['METALS'] }),
      base: { searchContext: await tokenOf(known) },
    }
    const updated = await call('PUT', path, { ...ofBea, feedConfiguration: { id, ...change } })
    expect([seen, updated.status]).toEqual([[{ id, name: 'Oil', context: known }, queries], 204])
  })

  it('FED-13 spaces around a name are removed, and an empty name is refused', async () => {
    const answers = [await create('  Oil '), await create('   ')]
    expect([answers.map(({ status }) => status), (await listed()).map(({ name }) => name)]).toEqual([
      [answers[0]?.status, 400],
      ['Oil'],
    ])
  })

  it('API-04 a preset is replaced as a whole, and deleted once', async () => {
    const id = idIn(await create('Oil'))
    const replaced = await call('PUT', path, await bodyOf('Gold', { topics: ['METALS'] }, id, ofBea))
    const after = await got(id)
    const removed = [await call('DELETE', `${path}?id=${id}`), await call('DELETE', `${path}?id=${id}`)]
    expect([replaced.status, after, removed.map(({ status }) => status), await listed()]).toEqual([
      204,
      { id, name: 'Gold', context: { topics: ['METALS'] } },
      [204, 404],
      [],
    ])
  })

  it('API-04 FED-17 two clients that change name and context at once both succeed; when both change the name, one receives the stored one', async () => {
    const id = idIn(await create('Oil'))
    const put = (change: object) => call('PUT', path, { ...ofBea, feedConfiguration: { id, ...change } })
    const [old, gold, tin] = await Promise.all([
      tokenOf(oil),
      tokenOf({ keywords: ['gold'] }),
      tokenOf({ keywords: ['tin'] }),
    ])
    const apart = await Promise.all([
      put({ name: 'Gold', base: { name: 'Oil' } }),
      put({ searchContext: gold, base: { searchContext: old } }),
    ])
    const merged = await got(id)
    const both = await Promise.all([
      put({ searchContext: tin, base: { searchContext: gold } }),
      put({ searchContext: old, base: { searchContext: gold } }),
    ])
    const [won, lost] = both.sort((a, b) => a.status - b.status)
    const kept = await got(id)
    const { data } = Object(lost?.body) as { data: Parameters<typeof read>[0] }
    const again = [await put({ name: 'Gold', base: { name: 'Silver' } }), await put({ name: 'Brent' })]
    expect([apart.map(({ status }) => status), merged, won?.status, lost?.status, read(data)]).toEqual([
      [204, 204],
      { id, name: 'Gold', context: { keywords: ['gold'] } },
      204,
      409,
      kept,
    ])
    // the same value on both sides is no conflict, and a change without its base replaces the stored value
    expect([again.map(({ status }) => status), await got(id)]).toEqual([[204, 204], { ...Object(kept), name: 'Brent' }])
  })

  it('API-04 presets of another user count as unknown, and do not change', async () => {
    const id = idIn(await create('Oil'))
    const { token: demos } = await here.backend.signIn()
    const asked = [
      await call('GET', `${path}?id=${id}`, undefined, demos),
      await call('PUT', path, await bodyOf('Mine', {}, id), demos),
      await call('DELETE', `${path}?id=${id}`, undefined, demos),
    ]
    expect([asked.map(({ status }) => status), await got(id)]).toEqual([
      [404, 404, 404],
      { id, name: 'Oil', context: oil },
    ])
  })

  it('API-04 a body that names another user is refused, and nothing is saved or replaced', async () => {
    const id = idIn(await create('Oil'))
    const asked = [
      await call('POST', path, await bodyOf('Mine', {})),
      await call('PUT', path, await bodyOf('Mine', {}, id)),
      await call('POST', path, await bodyOf('Mine', {}, undefined, { ...ofBea, email: demo.email })),
    ]
    expect([asked.map(({ status }) => status), await listed()]).toEqual([
      [403, 403, 403],
      [{ id, name: 'Oil', context: oil }],
    ])
  })

  it('API-04 a signature is not trusted: a context off the contract is refused, whatever key signed it', async () => {
    const id = idIn(await create('Oil'))
    const answers = await Promise.all(
      (await wrongTokens()).map(async ([says, searchContext]) => {
        const asked = [
          await call('POST', path, { ...ofBea, feedConfiguration: { name: 'Bad', searchContext } }),
          await call('PUT', path, { ...ofBea, feedConfiguration: { id, name: 'Bad', searchContext } }),
        ]
        return [says, ...asked.map(({ status }) => status)]
      }),
    )
    expect([answers, await listed()]).toEqual([
      (await wrongTokens()).map(([says]) => [says, 400, 400]),
      [{ id, name: 'Oil', context: oil }],
    ])
  })

  it('FED-06 a preset can contain all industries', async () => {
    const industries = [...sectorOfIndustry.keys()]
    const answer = await call('POST', path, await bodyOf('All of them', { industries }, undefined, ofBea))
    expect([answer.status, (await listed())[0]?.context]).toEqual([200, { industries }])
  })

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(101)],
    ['with a NUL', 'a\0b'],
  ])('API-04 a name that is %s is refused', async (_, name) => {
    expect([(await create(name)).status, await listed()]).toEqual([400, []])
  })

  it('API-04 a user has at most 200, even if the last two are created at the same time', async () => {
    const searchContext = await tokenOf(oil)
    const body = { ...ofBea, feedConfiguration: { name: 'One of many', searchContext } }
    const statuses: number[] = []
    for (let saved = 0; saved < PRESETS_LIMIT - 1; saved += 1) statuses.push((await call('POST', path, body)).status)
    const last = await Promise.all([call('POST', path, body), call('POST', path, body)])
    expect([[...new Set(statuses)], last.map(({ status }) => status).sort(), (await listed()).length]).toEqual([
      [200],
      [200, 409],
      200,
    ])
  })
})

describe('the options of the filters', () => {
  const options = async (from = here.backend) => {
    const { body } = await from.call('GET', '/api/filters/news-filter-options')
    return FilterOptions.parse((body as { data: unknown }).data)
  }

  it('API-05 FED-03 they contain topics with labels, sectors, industries and news sources; words and tickers are free text', async () => {
    const { topics = [], sectors = [], industries = [], ...rest } = await options()
    expect([
      Object.fromEntries(topics.map(({ value, label }) => [value, label])),
      topics.at(-1)?.value,
      topics.length,
      sectors.map(({ value }) => value),
      industries.map(({ value }) => value),
      Object.keys(rest),
    ]).toEqual([
      topicLabels,
      'OTHER',
      Topic.options.length,
      [...new Set(sectorOfIndustry.values())].sort((a, b) => a.localeCompare(b, 'en')),
      [...sectorOfIndustry.keys()].sort((a, b) => a.localeCompare(b, 'en')),
      ['newsSources'],
    ])
  })

  it('API-05 news sources are those of the current items, and the simulation’s where it is on', async () => {
    const sourcesOf = async (from: TestBackend) => (await options(from)).newsSources?.map(({ value }) => value)
    const before = await sourcesOf(here.backend)
    const item = { title: 'A headline', articleSource: 'Alpha Wire' }
    await here.backend.call('POST', '/mock/news', { body: { items: [item, { ...item, title: 'Another' }] } })
    const simulated = await sharedBackend({ isSimulated: true })
    const invented = await sourcesOf(simulated)
    expect([
      before,
      await sourcesOf(here.backend),
      invented?.every((name) => /^Simulated .+ (Desk|Wire|Brief)$/.test(name)),
    ]).toEqual([[], ['Alpha Wire'], true])
    expect(invented).toContain('Simulated Macro Desk')
  })
})
