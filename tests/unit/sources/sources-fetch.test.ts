import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../mock-server/sources/fetch/public-address.ts'
import { type FeedServer, never, openFetch, startFeedServer } from './sources-scene.ts'

let server: FeedServer
beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())

const fetched = (path: string, settings = {}, validators = {}) =>
  openFetch(settings)(`${server.url}${path}`, validators, never)
const textOf = async (path: string, settings = {}) => {
  const answer = await fetched(path, settings)
  return answer.kind === 'document' ? Buffer.from(answer.bytes).toString() : answer.kind
}
/** The sentence that a fetch fails with. */
const troubleOf = (asking: Promise<unknown>) =>
  asking.then(
    (answer) => answer,
    (error: Error) => error.message,
  )

describe('an address', () => {
  it('BCK-05 is requested with our user agent, and again with its validators', async () => {
    server.serve('/plain', 'Hello', { etag: '"1"', 'last-modified': 'Mon, 09 Nov 2026 10:00:00 GMT' })
    const answer = await fetched('/plain')
    await fetched('/plain', {}, { etag: '"1"', lastModified: 'Mon, 09 Nov 2026 10:00:00 GMT' })
    const [first, second] = server.received.filter(({ path }) => path === '/plain').map(({ headers }) => headers)
    expect(answer).toEqual({
      kind: 'document',
      bytes: Buffer.from('Hello'),
      address: `${server.url}/plain`,
      lasting: `${server.url}/plain`,
      contentType: '',
      validators: { etag: '"1"', lastModified: 'Mon, 09 Nov 2026 10:00:00 GMT' },
    })
    expect([
      first?.['user-agent'],
      first?.['if-none-match'],
      second?.['if-none-match'],
      second?.['if-modified-since'],
    ]).toEqual(['Test/1', undefined, '"1"', 'Mon, 09 Nov 2026 10:00:00 GMT'])
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('BCK-05 may answer in %s', async (encoding, compress) => {
    server.serve('/small', compress('Hello'), { 'content-encoding': encoding })
    expect(await textOf('/small')).toBe('Hello')
  })

  it('BCK-22 may answer in deflate without a header, and in gzip that it does not announce', async () => {
    server.serve('/raw', deflateRawSync('Hello'), { 'content-encoding': 'deflate' })
    server.serve('/unannounced', gzipSync('Hello'))
    server.serve('/twice', gzipSync('Hello'), { 'content-encoding': 'identity' })
    expect(await Promise.all(['/raw', '/unannounced', '/twice'].map(textOf))).toEqual(['Hello', 'Hello', 'Hello'])
  })

  it('BCK-22 is given back the cookies of its redirects, which no other host gets', async () => {
    server.on('/door', (_, response) =>
      response.writeHead(302, { location: '/hall', 'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2'] }).end(),
    )
    server.on('/hall', ({ headers }, response) => {
      if (headers.cookie === 'a=1; b=2')
        response.writeHead(302, { location: `http://localhost:${server.port}/yard` }).end()
      else response.writeHead(302, { location: '/door' }).end()
    })
    server.on('/yard', ({ headers }, response) => response.writeHead(200).end(`cookie: ${headers.cookie}`))
    expect(await textOf('/hall')).toBe('cookie: undefined')
  })

  it.each<[string, number, Record<string, string>, string]>([
    ['an error', 500, {}, 'It answers 500 Internal Server Error.'],
    ['nothing there', 404, {}, 'It answers 404 Not Found.'],
    ['unchanged although not asked', 304, {}, 'It answers 304 Not Modified.'],
    ['no place to go', 302, {}, 'It is redirected without an address.'],
    [
      'another protocol',
      302,
      { location: 'file:///etc/passwd' },
      'It leads to file: but only http: and https: are followed.',
    ],
    ['credentials', 302, { location: 'http://a:b@host.example' }, 'It leads to an address with a user name in it.'],
    [
      'an odd compression',
      200,
      { 'content-encoding': 'zstd' },
      'It is compressed in a way that was not asked for (zstd).',
    ],
    ['a false compression', 200, { 'content-encoding': 'gzip' }, 'Its response is not compressed as declared.'],
  ])('BCK-05 that answers with %s is reported in words', async (_, status, headers, words) => {
    server.on('/odd', (_request, response) =>
      response.writeHead(status, headers).end(status === 304 ? undefined : 'text'),
    )
    expect(await troubleOf(fetched('/odd'))).toBe(words)
  })

  it('BCK-05 that is gone or unchanged is reported as such', async () => {
    server.on('/gone', (_, response) => response.writeHead(410).end())
    server.on('/same', (_, response) => response.writeHead(304).end())
    expect([await fetched('/gone'), await fetched('/same', {}, { etag: 'x' })]).toEqual([
      { kind: 'gone' },
      { kind: 'unchanged' },
    ])
  })

  it('BCK-05 an address without a server is reported in words', async () => {
    const asked = openFetch()
    const lookUp = Object.assign((_host: string, _options: unknown, answer: (error: Error) => void) =>
      answer(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    )
    const nowhere = openFetch({ network: { isAllowed: () => true, lookUp: lookUp as never } })
    expect([
      await troubleOf(asked('http://127.0.0.1:1/', {}, never)),
      await troubleOf(nowhere('http://no.example/', {}, never)),
    ]).toEqual(['127.0.0.1 refuses the connection.', 'There is no host named no.example.'])
  })

  it.each([
    ['120', 120_000],
    ['Tue, 10 Nov 2026 12:05:00 GMT', 300_000],
    ['Tue, 10 Nov 2026 11:00:00 GMT', 0],
    ['999999999', 86_400_000],
    ['soon', undefined],
  ])('BCK-05 may set the time of the next poll: %s', async (header, wait) => {
    server.on('/busy', (_, response) => response.writeHead(503, { 'retry-after': header }).end())
    await expect(fetched('/busy')).rejects.toEqual(expect.objectContaining({ retryAfter: wait }))
  })
})

describe('a redirect', () => {
  it('BCK-05 is followed, and remembered as far as it is permanent', async () => {
    const passOn = (path: string, status: number, to: string) =>
      server.on(path, (_, response) => response.writeHead(status, { location: to }).end())
    passOn('/a', 301, '/b')
    passOn('/b', 308, 'c')
    passOn('/c', 302, `${server.url}/d`)
    passOn('/d', 301, '/e')
    server.serve('/e', 'Here')
    expect(await fetched('/a')).toEqual(
      expect.objectContaining({ address: `${server.url}/e`, lasting: `${server.url}/c` }),
    )
  })

  it('BCK-05 is followed five times at most', async () => {
    server.on('/round', (_, response) => response.writeHead(302, { location: '/round' }).end())
    expect(await troubleOf(fetched('/round'))).toBe('It was redirected more than 5 times.')
    expect(server.received.filter(({ path }) => path === '/round').length).toBe(6)
  })
})

describe('limits', () => {
  it('BCK-05 apply to the size of a document, compressed or not', async () => {
    server.serve('/large', Buffer.alloc(3_000_000))
    server.serve('/bomb', gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' })
    const size = 2 * 1024 * 1024
    expect([await troubleOf(fetched('/large', { size })), await troubleOf(fetched('/bomb', { size }))]).toEqual([
      'It is larger than 2 MB.',
      'It is larger than 2 MB.',
    ])
  })

  it('BCK-05 apply to the time of a silent or slow answer', async () => {
    server.on('/silent', () => {})
    server.on('/dribble', (_, response) => response.writeHead(200).write('a'))
    const words = 'It did not arrive within 0.1 seconds.'
    expect([
      await troubleOf(fetched('/silent', { time: 100 })),
      await troubleOf(fetched('/dribble', { time: 100 })),
    ]).toEqual([words, words])
  })

  it('BCK-05 exclude the part of a document before its connection broke', async () => {
    server.on('/half', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half', () => response.destroy())
    })
    expect(await troubleOf(fetched('/half'))).toBe('The connection broke off.')
  })
})

describe('private addresses', () => {
  const refused = (host: string) =>
    `${host} is this machine or one of its network: PRIVATE_FEEDS=on lets such be asked.`

  it.each([
    ['127.0.0.1', false],
    ['127.255.0.9', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.100.100.200', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['93.184.216.34', true],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1%eth0', false],
    ['fd00:ec2::254', false],
    ['2002:7f00:1::', false],
    ['2001::1', false],
    ['2606:2800:220:1::1', true],
    ['nonsense', false],
  ])('BCK-05 %s: public %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  it.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'BCK-05 are not asked: %s',
    async (host) => {
      const asked = server.received.length
      const words = await troubleOf(
        openFetch({ network: { isAllowed: isPublicAddress } })(`http://${host}:${server.port}/plain`, {}, never),
      )
      const name = new URL(`http://${host}`).hostname.replace(/[[\]]/g, '')
      expect([words, server.received.length]).toEqual([refused(name), asked])
    },
  )

  it('BCK-05 are not requested after a redirect', async () => {
    server.on('/inside', (_, response) =>
      response.writeHead(301, { location: `http://127.0.0.2:${server.port}/plain` }).end(),
    )
    const network = { isAllowed: (address: string) => address === '127.0.0.1' }
    const asked = server.received.length
    expect([await troubleOf(fetched('/inside', { network })), server.received.length]).toEqual([
      refused('127.0.0.2'),
      asked + 1,
    ])
  })

  it('BCK-05 are not reached by a second look-up: only the checked address is requested', async () => {
    let lookUps = 0
    const lookUp = (_host: string, _options: unknown, answer: (error: null, found: unknown) => void) => {
      lookUps += 1
      const addresses = ['10.0.0.1', '127.0.0.1'].map((address) => ({ address, family: 4 }))
      answer(null, lookUps === 1 ? addresses : addresses.slice(0, 1))
    }
    const ask = openFetch({
      network: { isAllowed: (address) => address === '127.0.0.1', lookUp: lookUp as never },
    })
    const answers = [
      await troubleOf(ask(`http://feed.example:${server.port}/plain`, {}, never)),
      await troubleOf(ask(`http://feed.example:${server.port}/plain`, {}, never)),
    ]
    expect([answers, lookUps]).toEqual([[expect.objectContaining({ kind: 'document' }), refused('feed.example')], 2])
  })
})
