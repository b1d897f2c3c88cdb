import { millisecondsInHour } from 'date-fns/constants'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { bea, withBea } from '../bea.ts'
import { bodyOf, idIn } from './preset-cases.ts'

const path = '/api/feed-configuration'
const cyd = { email: 'cyd@marketflux.test', username: 'cyd_trades', password: 'Some-Password-2' }
const ofBea = { username: bea.username, email: bea.email }
const oil = { keywords: ['oil'] }

const here = withBea()

const call = (method: string, path: string, body?: unknown, as = here.token) =>
  here.backend.call(method, path, { token: as, ...(body ? { body } : {}) })
const save = async (name: string, context: SearchContext = oil) =>
  idIn(await call('POST', path, await bodyOf(name, context, undefined, ofBea)))
const remove = (id: string) => call('DELETE', `${path}?id=${id}`)
const restore = async (id: string, as = here.token) => (await call('POST', `${path}/restore`, { id }, as)).status

type Stored = { id: string; name: string; searchContext: string; isShared: boolean }
const contextIn = (signed: string) => {
  const { iat: _, exp: __, ...context } = decodeJwt(signed)
  return context
}
async function listed() {
  const { body } = await call('POST', `${path}/user`, ofBea)
  return (body as { data: Stored[] }).data.map(({ id, name, isShared }) => ({ id, name, isShared }))
}
async function share(id: string, as = here.token) {
  const { status, body } = await call('POST', `${path}/share`, { id }, as)
  return status === 200 ? (body as { data: { token: string } }).data.token : status
}
/** As a visitor. */
async function open(shareToken: string | number) {
  const { status, body } = await here.backend.call('GET', `${path}/shared?token=${shareToken}`)
  if (status !== 200) return status
  const { name, searchContext, ...more } = (body as { data: Stored }).data
  return { name, context: contextIn(searchContext), ...more }
}

describe('a shared preset', () => {
  it('FED-24 API-18 is open to all who have its link, as it was when it was shared, until that is ended', async () => {
    const id = await save('Oil')
    const link = await share(id)
    const change = await bodyOf('Oil and gas', { keywords: ['gas'] }, id, ofBea)
    await call('PUT', path, change)
    const seen = [await open(link), await listed()]
    const again = await share(id)
    const renewed = await open(link)
    const ended = [(await call('DELETE', `${path}/share?id=${id}`)).status, await open(link), await listed()]
    const next = await share(id)
    const entry = { id, name: 'Oil and gas' }
    expect([seen, again === link, renewed, ended, next === link, await open(link)]).toEqual([
      [{ name: 'Oil', context: oil }, [{ ...entry, isShared: true }]],
      true,
      { name: 'Oil and gas', context: { keywords: ['gas'] } },
      [204, 404, [{ ...entry, isShared: false }]],
      false,
      404,
    ])
  })

  it('FED-24 is shared and ended by its user alone, and leads to nothing else of theirs', async () => {
    const id = await save('Oil')
    await here.backend.register(cyd)
    const other = (await here.backend.signIn(cyd)).token
    const link = await share(id)
    expect([
      await share(id, other),
      (await call('DELETE', `${path}/share?id=${id}`, undefined, other)).status,
      (await call('GET', `${path}?id=${id}`, undefined, other)).status,
      await open(id),
      await open(link),
    ]).toEqual([404, 404, 404, 404, { name: 'Oil', context: oil }])
  })

  it('FED-24 QRY-11 has its lists written out, with the symbols of that moment', async () => {
    const list = { name: 'Cars', symbols: ['F', 'GM'] }
    const made = await call('POST', '/api/watchlists', list)
    const { id: listId } = (made.body as { data: { id: string } }).data
    const link = await share(await save('Cars', { keywords: ['list:cars recall'], queryLanguage: 2 }))
    await call('PATCH', `/api/watchlists/${listId}`, { symbols: ['TM'] })
    const unknown = await share(await save('Trucks', { keywords: ['list:trucks'], queryLanguage: 2 }))
    const [, { isShared } = {}] = await listed()
    expect([await open(link), unknown, isShared]).toEqual([
      { name: 'Cars', context: { keywords: ['recall'], tickers: ['F', 'GM'] } },
      409,
      false,
    ])
  })

  it('FED-24 QRY-12 that names a folder of the user’s own sources is not shared', async () => {
    const named = await share(await save('Mine', { newsSources: ['folder:Wires'], origin: 'real' }))
    const [{ isShared } = {}] = await listed()
    expect([named, isShared]).toEqual([409, false])
  })

  it('FED-24 is in the export of the account, and its link ends with the account', async () => {
    const link = await share(await save('Oil'))
    const { body } = await call('GET', '/api/user/export')
    const [exported] = (body as { feedConfigurations: object[] }).feedConfigurations
    const { status } = await call('DELETE', '/api/user', { currentPassword: bea.password })
    expect([exported, status, await open(link)]).toEqual([
      expect.objectContaining({ name: 'Oil', shared: { name: 'Oil', searchContext: oil } }),
      204,
      404,
    ])
  })
})

describe('a deleted preset', () => {
  it('FED-25 API-18 is brought back under its id, where it was, and with its link, which leads nowhere meanwhile', async () => {
    const [first, second, third] = [await save('First'), await save('Second'), await save('Third')]
    const link = await share(second)
    await remove(second)
    const gone = [(await listed()).map(({ name }) => name), await open(link), (await remove(second)).status]
    const wasGone = (await call('GET', `${path}?id=${second}`)).status
    expect([gone, wasGone, await restore(second), await restore(second), await open(link), await listed()]).toEqual([
      [['First', 'Third'], 404, 404],
      404,
      204,
      404,
      { name: 'Second', context: oil },
      [
        { id: first, name: 'First', isShared: false },
        { id: second, name: 'Second', isShared: true },
        { id: third, name: 'Third', isShared: false },
      ],
    ])
  })

  it('FED-25 is brought back by its user alone, for an hour', async () => {
    const id = await save('Oil')
    await remove(id)
    await here.backend.register(cyd)
    const other = (await here.backend.signIn(cyd)).token
    const ofOthers = await restore(id, other)
    await here.backend.call('POST', '/mock/clock', {
      body: { now: new Date(here.backend.clock.now() + millisecondsInHour + 1_000).toISOString() },
    })
    here.token = (await here.backend.signIn(bea)).token
    expect([ofOthers, await restore(id), await listed()]).toEqual([404, 404, []])
  })
})
