import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>App</title>')
  await writeFile(join(folder, 'assets/main-abc.js'), 'plain()')
  await writeFile(join(folder, 'film.webm'), '0123456789')
  await writeFile(join(folder, 'assets/main-abc.js.gz'), gzipSync('packed()'))
  backend = await startTestBackend({}, { pages: folder })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/** Without Accept-Encoding, which `fetch` would send, and with the path as it is. */
const askPlainly = (method: string, path: string) =>
  new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
    const asked = request(backend.url, { method, path }, async (answer) =>
      resolve([answer.statusCode, Buffer.concat(await answer.toArray()).toString()]),
    )
    asked.on('error', reject)
    asked.end()
  })

describe('the built app', () => {
  it.each([
    ...['/', '/terminal', '/terminal/some-id', '/news-pit', '/news-pit/some-id', '/about-us', '/contact-us'],
    ...['/profile', '/profile/user-profile', '/profile/create-account', '/profile/sign-in'],
    ...['/profile/reset-password-request', '/legal', '/legal/tos', '/legal/privacy', '/legal/disclaimer'],
    ...['/legal/cookies', '/reset-password?token=a.b', '/verify-user?token=a.b'],
  ])('RTE-12 %s serves the app, which is revalidated each time', async (path) => {
    const { status, headers, body } = await backend.call('GET', path)
    expect([status, headers.get('content-type'), headers.get('cache-control'), body]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      '<title>App</title>',
    ])
  })

  it.each(['/', '/?inspect', '/terminal', '/terminal/', '/legal/'])(
    'RTE-12 %s serves the app also to clients that accept no compression or send HEAD',
    async (path) => {
      expect([await askPlainly('GET', path), await askPlainly('HEAD', path)]).toEqual([
        [200, '<title>App</title>'],
        [200, ''],
      ])
    },
  )

  it.each([
    ['/ticker/BRK.B', '/ticker/BRK-B'],
    ['/ticker/BTC-USD', '/ticker/BTCUSD'],
    ['/ticker/nvda?x=1', '/ticker/NVDA?x=1'],
    ['/ticker/NVDA/', '/ticker/NVDA'],
    ['/ticker/$nvda', '/ticker/NVDA'],
    ['/ticker/%24NVDA', '/ticker/NVDA'],
  ])('RTE-16 %s leads to %s', async (path, canonical) => {
    const { status, headers } = await fetch(`${backend.url}${path}`, { redirect: 'manual' })
    const { status: there } = await backend.call('GET', canonical)
    expect([status, headers.get('location'), there]).toEqual([301, canonical, 200])
  })

  it.each([
    '/ticker',
    '/ticker/',
    '/ticker/NVDA/x',
    '/ticker/a%20b',
    '/ticker/-',
    '/apiary',
    '/health.php',
    '/.git/config',
    '/nothing.png',
    '/terminal/%00',
    '/terminal/%',
    '/terminal/%zz?a=%',
    '/legal/%',
    '/legal/%ff',
    '/news-pit/%ff',
    '/legal/a/b',
    '/..%2fetc%2fpasswd',
  ])('RTE-11 %s serves the app with status 404, which shows that there is no such page', async (path) => {
    const { status, headers, body } = await backend.call('GET', path)
    expect([status, headers.get('content-type'), body]).toEqual([404, 'text/html; charset=utf-8', '<title>App</title>'])
  })

  it.each(['/../etc/passwd', '/..', '/..\\etc', '/legal/../../x'])(
    'RTE-11 %s, which leads out of the folder of the app, is not found either',
    async (path) => {
      expect(await askPlainly('GET', path)).toEqual([404, '<title>App</title>'])
    },
  )

  it('RTE-11 an unknown address of a call or an asset is not answered with the app', async () => {
    const paths = ['/api/%00', '/api/content/%zz', '/mock/%', '/assets/%00', '/assets/gone.js']
    const answers = await Promise.all(paths.map((path) => backend.call('GET', path)))
    expect(answers.map(({ status, body }) => [status, String(body).includes('<title>')])).toEqual([
      [404, false],
      [400, false],
      [404, false],
      [404, false],
      [404, false],
    ])
  })

  it('RTE-12 HSTS is sent over https only', async () => {
    const proxied = await startTestBackend({ trustedProxies: ['127.0.0.0/8'] }, { pages: folder })
    const policyFor = async (protocol: string) =>
      (await proxied.call('GET', '/', { headers: { 'x-forwarded-proto': protocol } })).headers.get(
        'strict-transport-security',
      )
    const policies = [await policyFor('https'), await policyFor('http')]
    await proxied.close()
    expect(policies).toEqual(['max-age=31536000', null])
  })

  it.each(['/assets', '/assets/', '/assets/?inspect', '/assets/deep/'])(
    'RTE-12 the folder %s is not a page',
    async (path) => {
      const packed = await backend.call('GET', path)
      const plain = await Promise.all([askPlainly('GET', path), askPlainly('HEAD', path)])
      expect([packed.status, ...plain.map(([status]) => status)]).toEqual([404, 404, 404])
    },
  )

  it('a file named by its content is cached forever, compressed where the browser accepts it', async () => {
    const ask = async (encoding: string) => {
      const { headers, body } = await backend.call('GET', '/assets/main-abc.js', {
        headers: { 'accept-encoding': encoding },
      })
      const others = ['etag', 'last-modified', 'accept-ranges'].filter((name) => headers.has(name))
      return [headers.get('content-encoding'), headers.get('cache-control'), body, ...others]
    }
    const forever = 'public, max-age=31536000, immutable'
    expect([await ask('gzip'), await ask('identity')]).toEqual([
      ['gzip', forever, 'packed()'],
      [null, forever, 'plain()'],
    ])
  })

  it('TV-01 the requested part of a video is sent', async () => {
    const { status, headers, body } = await backend.call('GET', '/film.webm', { headers: { range: 'bytes=2-5' } })
    expect([status, headers.get('content-range'), headers.get('content-type'), body]).toEqual([
      206,
      'bytes 2-5/10',
      'video/webm',
      '2345',
    ])
  })

  it.each(['/assets/gone.js', '/../package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s is not there',
    async (path) => {
      expect([400, 403, 404]).toContain((await backend.call('GET', path)).status)
    },
  )

  it("TV-01 the page may contact no other host except for Live TV's frames, and no other site may frame it", async () => {
    const { headers } = await backend.call('GET', '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect([
      policy.includes("default-src 'self'"),
      policy.includes("frame-ancestors 'none'"),
      policy.match(/[^ ;]+ [^;]*https?:[^;]*/g),
    ]).toEqual([true, true, ["frame-src 'self' https://www.youtube-nocookie.com"]])
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'strict-origin-when-cross-origin',
    ])
  })

  it('BCK-11 a file of the app carries the headers that concern files, that of a worker also the policy that holds it', async () => {
    const carried = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy']
    const headersOf = async (file: string) => {
      const { headers } = await backend.call('GET', `/assets/${file}`)
      return carried.map((name) => headers.get(name))
    }
    expect(await headersOf('main-abc.js')).toEqual([null, 'nosniff', null, null])
    expect(await headersOf('inspector-layout-worker.min-abc.js')).toEqual([
      "default-src 'self'; require-trusted-types-for 'script'",
      'nosniff',
      null,
      null,
    ])
  })

  it('the answer says so when the app has not been built', async () => {
    const bare = await startTestBackend({}, { pages: join(folder, 'nothing') })
    const { status, body } = await bare.call('GET', '/')
    await bare.close()
    expect([status, body]).toEqual([404, 'The app has not been built: npm run build'])
  })
})
