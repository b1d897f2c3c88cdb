import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { check } from '../../../mock-server/http/check.ts'
import { compose } from '../../../mock-server/mails/compose.ts'
import type { Letter } from '../../../mock-server/mails/letters.ts'
import { openPost, type Post } from '../../../mock-server/mails/post.ts'
import { welcome } from '../../../mock-server/welcome.ts'
import { mock } from '../../../src/contract/mock/mock.routes.ts'
import { MailList } from '../../../src/contract/mock/mock.ts'
import { type Answer, sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let post: Post
beforeAll(async () => {
  backend = await sharedBackend()
  const report = (line: string) => backend.reports.push(line)
  post = openPost(backend.database, backend.clock, { publicUrl: () => backend.url }, report, systemEnvironment)
})
beforeEach(() => backend.call('POST', '/mock/reset').then(() => backend.call('DELETE', '/mock/mails')))
afterAll(async () => {
  await post.close()
})

const letterTo = (email: string, kind: 'passwordReset' | 'accountDeleted' = 'passwordReset'): Letter => ({
  kind,
  to: { email, username: 'ann' },
  token: 'the-secret',
  at: Date.UTC(2026, 2, 2, 9, 5),
  browser: { browser: 'Firefox', system: 'Linux' },
})
const list = async (one = backend) => MailList.parse((await one.call('GET', '/mock/mails')).body).mails
const read = (id: string) => backend.call('GET', `/mock/mails/${id}`)
const at = '2026-01-05T12:00:00.000Z'

describe('the outbox', () => {
  it("BCK-03 mails are listed newest first, regardless of the clock's setting", async () => {
    await backend.call('POST', '/mock/clock', { body: { now: at, rate: 0 } })
    await post.send(letterTo('first@x.test'))
    await post.send(letterTo('second@x.test', 'accountDeleted'))
    const common = { id: expect.any(String), createdAt: at, sentAt: null, trouble: null }
    expect(await list()).toEqual([
      {
        ...common,
        kind: 'accountDeleted',
        recipient: 'second@x.test',
        subject: 'Your Market Flux account was deleted',
      },
      { ...common, kind: 'passwordReset', recipient: 'first@x.test', subject: 'Reset your Market Flux password' },
    ])
  })

  it('BCK-03 a mail is shown with both its parts, and with its link where it has one', async () => {
    await post.send(letterTo('first@x.test'))
    await post.send(letterTo('second@x.test', 'accountDeleted'))
    const mails = await list()
    const shown = await Promise.all(mails.map(({ id }) => read(id)))
    const [deleted, reset] = [letterTo('', 'accountDeleted'), letterTo('')].map((one) => compose(one, backend.url))
    expect(shown.map(({ body }) => body)).toEqual([
      { ...mails[0], text: deleted?.text, html: deleted?.html },
      { ...mails[1], text: reset?.text, html: reset?.html, link: `${backend.url}/reset-password?token=the-secret` },
    ])
  })

  it('BCK-03 at most 200 mails are listed', async () => {
    for (let index = 0; index < 201; index += 1) await post.send(letterTo(`${index}@x.test`))
    const shown = (await list()).map(({ recipient }) => recipient)
    expect([shown.length, shown[0], shown[199]]).toEqual([200, '200@x.test', '1@x.test'])
  })

  it('BCK-03 a mail that was sent in a transaction appears once that has been committed', async () => {
    const undone = backend.database.transaction(async (step) => {
      await post.send(letterTo('undone@x.test'), step)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await backend.database.transaction((step) => post.send(letterTo('done@x.test'), step))
    expect((await list()).map(({ recipient }) => recipient)).toEqual(['done@x.test'])
  })

  it('BCK-03 the link of a mail leads to the configured address, never to the requested one', async () => {
    const publicUrl = 'https://flux.example'
    const other = await startTestBackend({ publicUrl })
    const names = { email: 'ann@x.test', username: 'ann' }
    const { status } = await other.call('POST', '/api/user/create', {
      body: { ...names, password: 'Good-Pass-1' },
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    })
    const [entry] = await list(other)
    const { body } = await other.call('GET', `/mock/mails/${entry?.id}`)
    await other.close()
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        link: expect.stringMatching(/^https:\/\/flux\.example\/verify-user\?token=[\w-]{40,}$/),
      }),
    ])
  })
})

describe('every status of the calls', () => {
  const cases: Record<string, () => Promise<Answer>> = {
    'listMails 200': () => backend.call('GET', '/mock/mails'),
    'readMail 200': async () => {
      await post.send(letterTo('first@x.test'))
      return read((await list())[0]?.id ?? '')
    },
    'readMail 400': () => read('..%2Fetc'),
    'readMail 404': () => read('no-such-mail'),
    'clearMails 204': () => backend.call('DELETE', '/mock/mails'),
  }
  it.each(Object.entries(cases))('BCK-03 %s', async (key, ask) => {
    const [name = '', status] = key.split(' ')
    const { responses } = mock[name as 'listMails' | 'readMail' | 'clearMails']
    const promised: Record<string, unknown> = { ...responses }
    const answer = await ask()
    const body = answer.status === 204 ? undefined : answer.body
    expect([answer.status, check(promised[status ?? ''], body)]).toEqual([Number(status), { value: body }])
  })

  it('BCK-03 clearMails deletes all mails', async () => {
    await post.send(letterTo('first@x.test'))
    const before = (await list()).length
    await backend.call('DELETE', '/mock/mails')
    expect([before, await list()]).toEqual([1, []])
  })

  it('BCK-03 they are available to callers of /mock only', async () => {
    const statuses = (one: TestBackend, headers: Record<string, string> = {}) =>
      Promise.all(
        [
          one.call('GET', '/mock/mails', { headers }),
          one.call('GET', '/mock/mails/some-id', { headers }),
          one.call('DELETE', '/mock/mails', { headers }),
        ].map(async (answer) => (await answer).status),
      )
    const [open, off] = [await startTestBackend({ mock: 'token' }), await startTestBackend({ mock: 'off' })]
    const answers = {
      ours: await statuses(backend),
      otherSite: await statuses(backend, { 'sec-fetch-site': 'cross-site' }),
      withoutToken: await statuses(open),
      withToken: await statuses(open, { 'x-mock-token': open.mockToken ?? '' }),
      off: await statuses(off),
    }
    await Promise.all([open.close(), off.close()])
    expect(answers).toEqual({
      ours: [200, 404, 204],
      otherSite: [403, 403, 403],
      withoutToken: [403, 403, 403],
      withToken: [200, 404, 204],
      off: [404, 404, 404],
    })
  })
})

describe('the page of the outbox', () => {
  const files = ['/mock/outbox', '/mock/outbox.js', '/mock/outbox-view.js', '/mock/outbox.css']
  const statusesOf = (one: TestBackend, headers: Record<string, string> = {}) =>
    Promise.all(files.map(async (path) => (await one.call('GET', path, { headers })).status))

  it('BCK-03 the page loads with all its files, violates no policy, and mails cannot run anything', async () => {
    const { headers, body } = await backend.call('GET', '/mock/outbox')
    const html = String(body)
    const loaded = [...html.matchAll(/(?:src|href)="(\/mock\/[^"]+\.\w+)"/g)].map(([, path = '']) => path)
    const scripts = await Promise.all(
      ['outbox', 'outbox-view', 'page-frame', 'page-view'].map((name) => backend.call('GET', `/mock/${name}.js`)),
    )
    const imported = scripts.flatMap(({ body: script }) =>
      [...String(script).matchAll(/from '\.(\/[^']+)'/g)].map(([, path]) => `/mock${path}`),
    )
    const found = await Promise.all([...loaded, ...imported].map((path) => backend.call('GET', path)))
    expect({
      type: headers.get('content-type'),
      inline: html.match(/<script(?![^>]* src=)|<style| on\w+=| style=/g),
      sandbox: html.match(/<iframe[^>]* sandbox="([^"]*)"/)?.[1],
      loaded,
      statuses: new Set(found.map(({ status }) => status)),
    }).toEqual({
      type: 'text/html; charset=utf-8',
      inline: null,
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      loaded: ['/mock/page.css', '/mock/page-parts.css', '/mock/outbox.css', '/mock/outbox.js'],
      statuses: new Set([200]),
    })
  })

  it('BCK-03 the page is available to callers of /mock; where a token is needed it asks for it', async () => {
    const [open, off] = [await startTestBackend({ mock: 'token' }), await startTestBackend({ mock: 'off' })]
    const asks = async (one: TestBackend) => {
      const html = String((await one.call('GET', '/mock/outbox')).body)
      return [html.includes('data-token-header="x-mock-token"'), html.includes('id="token-form"')]
    }
    const seen = {
      ours: await statusesOf(backend),
      asks: [await asks(backend), await asks(open)],
      otherSite: await statusesOf(backend, { 'sec-fetch-site': 'cross-site' }),
      token: await statusesOf(open),
      off: await statusesOf(off),
    }
    await Promise.all([open.close(), off.close()])
    const every = (status: number) => files.map(() => status)
    expect(seen).toEqual({
      ours: every(200),
      asks: [
        [false, true],
        [true, true],
      ],
      otherSite: every(403),
      token: every(200),
      off: every(404),
    })
  })
})

describe('a start', () => {
  const options = {
    host: '',
    port: 0,
    storage: { folder: 'data' },
    feeds: [],
    isSimulated: true,
    seed: 'x',
    hideAccounts: false,
    demoAccount: 'firstStart' as const,
  }
  const smtp = 'smtp://flux:pass-word@mail.example'
  const publicUrl = 'https://flux.example'

  it.each([
    ['loopback', {}, 'http://127.0.0.1:1/mock/outbox'],
    ['token', {}, 'http://127.0.0.1:1/mock/outbox'],
    ['off', {}, 'not sent: SMTP_URL is not set'],
    ['loopback', { smtp }, 'by the SMTP server of SMTP_URL, with links to http://127.0.0.1:1'],
    ['off', { smtp, publicUrl }, 'by the SMTP server of SMTP_URL, with links to https://flux.example'],
  ] as const)('BCK-03 says where mails go, mock calls %s, settings %o', async (kind, settings, words) => {
    const received = await welcome({ ...backend, url: 'http://127.0.0.1:1' }, { ...options, mock: kind, ...settings })
    expect(received.split('\n').filter((line) => line.includes('Mails'))).toEqual([`  Mails       ${words}`])
  })

  it.each([
    ['0.0.0.0', {}, ['  Links       in mails lead to http://127.0.0.1:1: set PUBLIC_URL']],
    ['0.0.0.0', { publicUrl }, []],
    ['127.0.0.1', {}, []],
  ] as const)('BCK-03 says when links of mails lead to this machine only, on %s %o', async (host, settings, lines) => {
    const received = await welcome(
      { ...backend, url: 'http://127.0.0.1:1' },
      { ...options, host, mock: 'token', ...settings },
    )
    expect(received.split('\n').filter((line) => line.includes('Links'))).toEqual(lines)
  })
})
