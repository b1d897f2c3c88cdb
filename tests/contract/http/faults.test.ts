import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import { BEARER_EXPIRED } from '../../../src/contract/session/authentication.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { until } from '../../setup.ts'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'
import { readNews } from '../feed/news-reader.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const restore = () => backend.call('GET', '/api/user/persisted-login')
const list = (token: string) =>
  backend.call('POST', '/api/feed-configuration/user', { token, body: { username: demo.username, email: demo.email } })
const inject = (...items: Record<string, unknown>[]) => backend.call('POST', '/mock/news', { body: { items } })
const clearFaults = () => backend.call('DELETE', '/mock/faults')
const tag = { subscription: 'feed', sequence: 1 }

describe('a fault', () => {
  it('BCK-04 a status applies to its call as often as requested, and to no other call', async () => {
    await backend.addFault({ call: 'user.persistedLogin', kind: 'status', status: 500, count: 2 })
    const listed = await backend.call('GET', '/mock/faults')
    const other = await backend.call('GET', '/api/user/logout')
    const answers = [await restore(), await restore(), await restore()]
    expect([listed.body, other.status, answers.map(({ status }) => status)]).toEqual([
      { faults: [{ call: 'user.persistedLogin', kind: 'status', status: 500, count: 2 }] },
      204,
      [500, 500, 200],
    ])
    expect((await backend.call('GET', '/mock/faults')).body).toEqual({ faults: [] })
  })

  it('BCK-04 a fault of * applies to every suitable call, until it is removed', async () => {
    const { token } = await backend.signIn()
    await backend.addFault({ call: '*', kind: 'expiredToken' })
    const expired = await list(token)
    expect([expired.status, expired.headers.get('www-authenticate')]).toEqual([401, BEARER_EXPIRED])
    expect((await restore()).status).toBe(200)
    await clearFaults()
    expect((await list(token)).status).toBe(200)
  })

  it('BCK-04 latency delays the answer', async () => {
    await backend.addFault({ call: 'user.persistedLogin', kind: 'latency', milliseconds: 150, count: 1 })
    const asked = performance.now()
    const { status } = await restore()
    expect([status, performance.now() - asked >= 149]).toEqual([200, true])
  })

  it('BCK-04 silence prevents the answer', async () => {
    await backend.addFault({ call: 'user.persistedLogin', kind: 'silent', count: 1 })
    const givingUp = new AbortController()
    const silent = fetch(`${backend.url}/api/user/persisted-login`, {
      headers: { 'x-timezone': 'UTC' },
      signal: givingUp.signal,
    })
    await until(async () => expect((await backend.call('GET', '/mock/faults')).body).toEqual({ faults: [] }))
    expect((await restore()).status).toBe(200)
    givingUp.abort()
    await expect(silent).rejects.toThrow('aborted')
  })

  it.each([
    [{ call: 'user.nothing', kind: 'silent' }, 404],
    [{ call: '/nowhere', kind: 'silent' }, 404],
    [{ call: 'user.login', kind: 'status', status: 418 }, 400],
    [{ call: 'user.login', kind: 'expiredToken' }, 400],
    [{ call: 'user.login', kind: 'droppedSocket' }, 400],
    [{ call: '/news', kind: 'status', status: 500 }, 400],
    [{ call: 'user.login', kind: 'gremlin' }, 400],
  ])('BCK-04 %o can never happen and is refused with %i', async (fault, status) => {
    expect((await backend.call('POST', '/mock/faults', { body: fault })).status).toBe(status)
  })
})

describe('a fault of /news', () => {
  it('BCK-04 RT-03 a dropped connection of the app itself comes back, searches again and misses nothing', async () => {
    const sockets = createSockets(browserEnvironment(), backend.url, { reconnectionDelay: 1, reconnectionDelayMax: 5 })
    const reported: string[][] = []
    const stop = sockets.searchNews({}, (event) =>
      reported.push([event.type, ...('items' in event ? event.items.map(({ id }) => id) : [])]),
    )
    await until(() => expect(reported).toEqual([['connection.opened'], ['items.replaced']]))
    await backend.addFault({ call: '/news', kind: 'droppedSocket', count: 1 })
    await until(() => expect(reported.map(([type]) => type)).toContain('connection.lost'))
    await inject({ id: 'meanwhile', title: 'Oil up' })
    await until(() => expect(reported.flat()).toContain('meanwhile'))
    await inject({ id: 'after', title: 'Oil down' })
    await until(() => expect(reported.flat()).toContain('after'))
    stop()
    sockets.close()
    const types = reported.map(([type]) => type)
    expect([types.slice(2, 5), reported.flat().filter((word) => word === 'meanwhile' || word === 'after')]).toEqual([
      ['connection.lost', 'connection.opened', 'items.replaced'],
      ['meanwhile', 'after'],
    ])
  })

  it('BCK-04 a silence holds messages back; once it is removed every list is sent again', async () => {
    const { socket, next, close } = await readNews(backend.url)
    socket.emit('search', {}, tag)
    const { answer } = Object.assign({ answer: undefined }, await next())
    await backend.addFault({ call: '/news', kind: 'silent' })
    await inject({ id: 'kept-back', title: 'Oil up' })
    socket.emit('search', { keywords: ['gold'] }, { subscription: 'other', sequence: 2 })
    socket.emit('leave', 'a b')
    expect(await next()).toEqual({ event: 'error', problem: { code: 'invalid', message: 'leave: Not an id.' } })
    await clearFaults()
    expect([await next(), await next()]).toEqual([
      { event: 'initial', ids: ['kept-back'], answer },
      { event: 'initial', ids: [], answer: expect.objectContaining({ subscription: 'other', sequence: 2 }) },
    ])
    close()
  })

  it('BCK-04 a counted silence is kept for a search, and ends with every list sent again', async () => {
    const { socket, next, close } = await readNews(backend.url)
    socket.emit('search', {}, tag)
    await next()
    await backend.addFault({ call: '/news', kind: 'silent', count: 1 })
    await inject({ id: 'first', title: 'Oil up' })
    const update = await next()
    const other = { subscription: 'other', sequence: 1 }
    socket.emit('search', { keywords: ['oil'] }, other)
    socket.emit('leave', 'a b')
    const refusal = await next()
    await inject({ id: 'second', title: 'Oil down', publishedDatetime: '2020-01-01T00:00:00.000Z' })
    expect([update, refusal, await next(), await next()]).toEqual([
      expect.objectContaining({ event: 'update', ids: ['first'] }),
      expect.objectContaining({ event: 'error' }),
      { event: 'initial', ids: ['first', 'second'], answer: expect.objectContaining(tag) },
      { event: 'initial', ids: ['first', 'second'], answer: expect.objectContaining(other) },
    ])
    close()
  })

  it.each([namespaces.news, namespaces.content])(
    'BCK-04 a silence holds back a jump of the clock; once it is removed the lists of %s are sent again, once',
    async (namespace) => {
      const { socket, next, close } = await readNews(backend.url, {}, namespace)
      const said: string[] = []
      const listen = async () => said.push((await next()).event)
      socket.emit('search', {}, tag)
      await listen()
      await backend.addFault({ call: namespace, kind: 'silent' })
      await backend.call('POST', '/mock/clock', { body: { now: '2026-01-05T12:00:00.000Z' } })
      socket.emit('leave', 'a b')
      await listen()
      await clearFaults()
      await listen()
      socket.emit('leave', 'a b')
      await listen()
      expect(said).toEqual(['initial', 'error', 'initial', 'error'])
      close()
    },
  )

  it('BCK-04 RT-05 latency can make an older search answer after a newer one', async () => {
    const { socket, next, close } = await readNews(backend.url)
    await backend.addFault({ call: '/news', kind: 'latency', milliseconds: 100, count: 1 })
    socket.emit('search', { keywords: ['oil'] }, tag)
    socket.emit('search', { keywords: ['gold'] }, { ...tag, sequence: 2 })
    const answers = [await next(), await next()]
    await inject({ id: 'a', title: 'Oil' }, { id: 'b', title: 'Gold' })
    const sequenceOf = (received: object) => ('answer' in received ? received.answer : undefined)
    const first = await next()
    await inject({ id: 'c', title: 'Gold' })
    expect([answers.map(sequenceOf), first, await next()]).toEqual([
      [expect.objectContaining({ sequence: 2 }), expect.objectContaining({ sequence: 1 })],
      expect.objectContaining({ event: 'update', ids: ['b'] }),
      expect.objectContaining({ event: 'update', ids: ['c'] }),
    ])
    close()
  })
})
