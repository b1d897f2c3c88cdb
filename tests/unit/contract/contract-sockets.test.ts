import { describe, expect, it } from 'vitest'
import { namespaces, RECONNECTION, URI_LIMIT } from '../../../src/contract/shared/connection.ts'
import { financialEvents, newsEvents } from '../../../src/contract/sockets.ts'

describe('sockets', () => {
  it('RT-03 connects with the specified settings', () => {
    expect({ ...RECONNECTION, URI_LIMIT }).toEqual({
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      timeout: 20_000,
      transports: ['websocket', 'polling', 'webtransport'],
      URI_LIMIT: 8000,
    })
  })

  it('RT-01 RT-02 has the namespaces and their events', () => {
    expect([
      Object.values(namespaces),
      Object.keys(financialEvents.fromClient),
      Object.keys(financialEvents.fromServer),
      Object.keys(newsEvents.fromClient),
      Object.keys(newsEvents.fromServer),
    ]).toEqual([
      ['/financial', '/content', '/news'],
      ['economic-calendar.connect', 'earnings-calendar.connect', 'quotes.connect'],
      ['economic-calendar.update', 'earnings-calendar.update', 'quotes.update', 'error'],
      ['search', 'older', 'leave', 'authenticate', 'stories', 'apart'],
      ['initial', 'backfill', 'update', 'error', 'version', 'installation', 'stories'],
    ])
  })

  it('RT-02 a search is a context, with a tag or without, and nothing else', () => {
    const { search } = newsEvents.fromClient
    const tag = { subscription: 'a', sequence: 0 }
    const given = [[{}], [{ keywords: ['oil'] }, tag], [{}, {}], [], [{ nonsense: [] }]]
    expect(given.map((args) => search.safeParse(args).success)).toEqual([true, true, false, false, false])
  })
})
