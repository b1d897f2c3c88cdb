import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTries } from '../../../mock-server/account/passwords/tries.ts'
import { tries as table } from '../../../mock-server/store/server-schema.ts'
import { demo, startTestBackend } from '../backend.ts'
import { lendStore } from '../store/stores.ts'

type Store = Awaited<ReturnType<typeof lendStore>>
let store: Store
beforeEach(async () => {
  store = await lendStore()
})
afterEach(() => store.close())

let elapsed = 0
/** A server of the store, whose clocks may have begun at another time. */
const server = (began = 0, of = 'password') =>
  createTries(store.database, of, { now: () => 1e12 + elapsed, elapsed: () => elapsed - began + 0.25 })
const ann = { account: 'ann@example.com', address: '203.0.113.1' }

describe('wrong tries in the store', () => {
  it('BCK-34 at two servers count as one, also where they come at once', async () => {
    const [one, other] = [server(), server(5_000)]
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : other).begin({ account: `${ann.account}` })),
    )
    expect(waits.sort()).toEqual([...Array(5).fill(0), ...Array(7).fill(1000)])
    await other.succeeded({ account: ann.account.toUpperCase() })
    expect(await one.begin({ account: ann.account })).toBe(0)
  })

  it('BCK-34 of passwords and of mails count apart, and so do account, address and device', async () => {
    const [passwords, mails] = [server(), server(0, 'mail')]
    for (const _ of Array(5)) await passwords.begin({ account: 'a', address: 'b', device: 'c' })
    const others = [{ account: 'b' }, { account: 'c' }, { address: 'a' }, { device: 'a' }]
    const waits = [await passwords.begin({ account: 'a', address: 'z' }), await mails.begin({ account: 'a' })]
    for (const other of others) waits.push(await passwords.begin(other))
    expect(waits).toEqual([1000, 0, 0, 0, 0, 0])
  })

  it('BCK-34 a right one leaves those of others at its address', async () => {
    const tries = server()
    for (const at of Array(20).keys()) await tries.begin({ account: `a${at}`, address: 'b' })
    const before = await tries.begin({ address: 'b' })
    await tries.succeeded({ account: 'a0', address: 'b' })
    expect([before, await tries.begin({ address: 'b' }), await tries.begin({ address: 'b' })]).toEqual([1000, 0, 1000])
  })

  it('BCK-34 wait at most five minutes, and are forgotten, and out of the store, after fifteen', async () => {
    const tries = server()
    for (const _ of Array(5)) await tries.begin(ann)
    for (const _ of Array(20)) {
      elapsed += await tries.begin(ann)
      await tries.begin(ann)
    }
    expect(await tries.begin(ann)).toBe(5 * 60_000)
    elapsed += 15 * 60_000 - 1
    await tries.begin({ account: 'bob@example.com' })
    const [before] = [await store.database.$count(table)]
    elapsed += 1
    const waits = [await tries.begin({ account: 'bob@example.com' }), await tries.begin(ann)]
    expect([before, waits, await store.database.$count(table)]).toEqual([3, [0, 0], 3])
  })

  it('BCK-34 do not wait longer where the clock of another server is ahead', async () => {
    const ahead = createTries(store.database, 'password', { now: () => 2e12, elapsed: () => 0 })
    for (const _ of Array(5)) await ahead.begin(ann)
    expect(await server().begin(ann)).toBe(1000)
  })

  it('BCK-34 are there as digests: no address and no name', async () => {
    await server().begin(ann)
    const keys = (await store.database.select().from(table)).map(({ key }) => key)
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)])
  })
})

it('BCK-34 a server that was started again delays a guesser as the one before did', async () => {
  const open = Promise.resolve({ ...store, close: async () => {} })
  const start = () => startTestBackend({ storage: { store: open } }, { now: () => 1e12 })
  const backend = await start()
  const guess = ({ call }: typeof backend, password: string) =>
    call('POST', '/api/user/login', { body: { email: demo.email, password } })
  for (const _ of Array(5)) await guess(backend, 'Wrong-1-Password')
  await backend.close()
  const again = await start()
  const { status, headers } = await guess(again, demo.password)
  await again.close()
  expect([status, headers.get('retry-after')]).toEqual([429, '1'])
})
