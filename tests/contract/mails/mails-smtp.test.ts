import { createServer, type Server } from 'node:net'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Clock, createClock } from '../../../mock-server/clock.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { compose } from '../../../mock-server/mails/compose.ts'
import type { Letter } from '../../../mock-server/mails/letters.ts'
import { listMails, readMail } from '../../../mock-server/mails/outbox.ts'
import { openPost, type Post, type PostOptions } from '../../../mock-server/mails/post.ts'
import { createQueue } from '../../../mock-server/mails/queue.ts'
import type { Database, Store } from '../../../mock-server/store/open-store.ts'
import { mails } from '../../../mock-server/store/schema.ts'
import { allowOutput } from '../../setup.ts'
import { lendStore } from '../store/stores.ts'
import { type MailServer, readRaw, startMailServer } from './mail-server.ts'

const publicUrl = 'https://flux.example'
const to = { email: 'ann@marketflux.test', username: 'ann' }
const verification: Letter = { kind: 'verification', to, token: 'the-secret' }
const deed = { at: Date.UTC(2026, 2, 2, 9, 5), browser: { browser: 'Firefox', system: 'Linux' } }
const letterTo = (email: string): Letter => ({ kind: 'passwordChanged', to: { email, username: 'ann' }, ...deed })
const DAY_MS = 86_400_000

let store: Store
let database: Database
let clock: Clock
let world: Clock
let reports: string[]
let post: Post | undefined
let server: MailServer | undefined
beforeAll(async () => {
  store = await lendStore()
  database = store.database
})
beforeEach(() => {
  clock = createClock(systemEnvironment)
  world = createClock(systemEnvironment)
  reports = []
})
afterEach(async () => {
  await post?.close()
  await server?.close()
  post = undefined
  server = undefined
  clock.close()
  await database.delete(mails)
})
afterAll(() => store.close())

function open(options: Omit<PostOptions, 'publicUrl'> = {}) {
  post = openPost(
    database,
    clock,
    { publicUrl: () => publicUrl, ...options },
    (line) => reports.push(line),
    systemEnvironment,
    world,
  )
  return post
}
async function start(asked: Parameters<typeof startMailServer>[0] = {}) {
  server = await startMailServer(asked)
  return server
}
async function restart(options: Omit<PostOptions, 'publicUrl'>) {
  await post?.close()
  world = createClock(systemEnvironment)
  return open(options)
}
const later = (milliseconds: number) => world.change({ now: world.now() + milliseconds })
/** All due work is done. */
async function turns() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}
const shown = () => listMails(database)
const states = async () => (await shown()).map(({ sentAt, trouble }) => trouble ?? (sentAt === null ? 'waits' : 'sent'))
const attempts = async () => (await database.select().from(mails).orderBy(asc(mails.id))).map((mail) => mail.attempts)
const becomes = (wanted: string[]) => expect.poll(states).toEqual(wanted)
const recipients = ({ received }: MailServer) => received.map((mail) => mail.to[0])

describe('an SMTP server', () => {
  it('BCK-03 a mail reaches the server unchanged: sender, recipient, both parts and the link', async () => {
    const { url, received } = await start({ user: 'flux', password: 'p@ss:word' })
    await open({ smtp: url.replace('p@ss:word', 'p%40ss%3Aword'), from: 'Flux <no-reply@flux.example>' }).send(
      verification,
    )
    await becomes(['sent'])
    const [{ id = '' } = {}] = await shown()
    const { headers, text, html } = readRaw(received[0]?.raw ?? '')
    const paper = compose(verification, publicUrl)
    expect({ count: received.length, from: received[0]?.from, to: received[0]?.to, headers, text, html }).toEqual({
      count: 1,
      from: 'no-reply@flux.example',
      to: [to.email],
      headers: {
        'auto-submitted': 'auto-generated',
        from: 'Flux <no-reply@flux.example>',
        to: to.email,
        subject: 'Verify your Market Flux account',
        'message-id': `<${id}@flux.example>`,
        date: expect.any(String),
        'mime-version': '1.0',
        'content-type': expect.stringMatching(/^multipart\/alternative; /),
      },
      text: paper.text,
      html: paper.html,
    })
    expect(paper.text).toContain(`${publicUrl}/verify-user?token=the-secret`)
  })

  it('BCK-03 mails are sent over TLS, and by default in the name of the product', async () => {
    allowOutput(/built-in default TLS certificate/)
    const { url, received } = await start({ secure: true })
    await open({ smtp: `${url}?tls.rejectUnauthorized=false` }).send(verification)
    await becomes(['sent'])
    expect([received.map(({ from }) => from), readRaw(received[0]?.raw ?? '').headers.from]).toEqual([
      ['support@marketflux.test'],
      'Market Flux <support@marketflux.test>',
    ])
  })

  it('the text of a mail is deleted once the server has accepted it', async () => {
    const { url } = await start()
    await open({ smtp: url }).send(verification)
    await becomes(['sent'])
    const [entry] = await shown()
    expect(await readMail(database, entry?.id ?? '')).toEqual({
      ...entry,
      sentAt: expect.any(String),
      recipient: to.email,
      text: '',
      html: '',
    })
  })

  it('nothing is stored after the server has accepted the mail that confirms a deleted account', async () => {
    const mailServer = await start()
    open({ smtp: mailServer.url })
    await post?.send({ kind: 'accountDeleted', to, ...deed })
    await post?.send(letterTo('bob@x.test'))
    await becomes(['sent'])
    expect([recipients(mailServer), (await shown()).map(({ recipient }) => recipient)]).toEqual([
      [to.email, 'bob@x.test'],
      ['bob@x.test'],
    ])
  })

  it('an unusual address remains a single recipient', async () => {
    const odd = ['a,b@x.test', 'ann.o"hara@x.test', 'Ann;Bob@x.test']
    const { url, received } = await start()
    open({ smtp: url })
    for (const email of odd) await post?.send(letterTo(email))
    await becomes(['sent', 'sent', 'sent'])
    expect(received.map(({ to: all }) => all.length)).toEqual([1, 1, 1])
  })
})

describe('a mail that is not delivered', () => {
  it('BCK-03 it is retried after a while with the same id, and delivered once', async () => {
    const { url, received, refused } = await start({
      refusals: [{ status: 451, words: '4.3.0 Come back, the-secret' }],
    })
    await open({ smtp: url }).send(verification)
    const trouble = 'The SMTP server refuses the mail (451 4.3.0).'
    await becomes([trouble])
    later(10_000)
    await becomes(['sent'])
    const idOf = ({ raw = '' } = {}) => readRaw(raw).headers['message-id']
    expect([
      received.length,
      refused.length,
      idOf(received[0]) === idOf(refused[0]),
      await attempts(),
      reports,
    ]).toEqual([1, 1, true, [2], [`Mails wait in the outbox and are tried again. ${trouble}`]])
  })

  it('BCK-03 it is resumed after a restart', async () => {
    await open({ smtp: 'smtp://127.0.0.1:1' }).send(verification)
    await becomes(['The SMTP server cannot be reached.'])
    const mailServer = await start()
    await restart({ smtp: mailServer.url })
    await becomes(['sent'])
    expect([recipients(mailServer), await attempts()]).toEqual([[to.email], [2]])
  })

  it('it does not delay others', async () => {
    const { url, received } = await start({ refusals: [{ status: 554, words: '5.7.1 No' }] })
    open({ smtp: url })
    await post?.send(letterTo('first@x.test'))
    await becomes(['The SMTP server refuses the mail (554 5.7.1).'])
    await post?.send(letterTo('second@x.test'))
    await becomes(['sent', 'The SMTP server refuses the mail (554 5.7.1).'])
    expect(received.map((mail) => mail.to)).toEqual([['second@x.test']])
  })

  it('it is given up after three days', async () => {
    const { url, received } = await start()
    await open({ smtp: 'smtp://127.0.0.1:1' }).send(letterTo('old@x.test'))
    await becomes(['The SMTP server cannot be reached.'])
    clock.change({ now: clock.now() + 3 * DAY_MS + 1 })
    await (await restart({ smtp: url })).send(letterTo('new@x.test'))
    await becomes(['sent', 'The SMTP server cannot be reached.'])
    expect(received.map((mail) => mail.to)).toEqual([['new@x.test']])
  })

  it('a mail with a reset link is given up when the link expires', async () => {
    const { url, received } = await start()
    const down = open({ smtp: 'smtp://127.0.0.1:1' })
    const reset: Letter = { kind: 'passwordReset', to, token: 'the-secret', ...deed }
    await down.send(reset)
    await down.send(letterTo('bob@x.test'))
    const trouble = 'The SMTP server cannot be reached.'
    await becomes([trouble, trouble])
    clock.change({ now: clock.now() + 30 * 60_000 + 1 })
    await (await restart({ smtp: url })).send(reset)
    await becomes(['sent', 'sent', trouble])
    expect(received.map((mail) => mail.to[0])).toEqual(['bob@x.test', to.email])
  })

  it('a mail to a permanently refused recipient is tried three times', async () => {
    const mailServer = await start({ unknown: to.email })
    const trouble = 'The SMTP server refuses the sender or the recipient (550 5.1.1).'
    await open({ smtp: mailServer.url }).send(verification)
    await becomes([trouble])
    const counts = [await attempts()]
    for (const letter of ['a@x.test', 'b@x.test', 'c@x.test'].map(letterTo)) {
      later(600_000)
      await post?.send(letter)
      await becomes([...counts.map(() => 'sent'), trouble])
      counts.push(await attempts())
    }
    expect([counts, mailServer.turnedAway()]).toEqual([[[1], [2, 1], [-2, 1, 1], [-2, 1, 1, 1]], 3])
  })

  it("the reported problem contains neither password nor link, whatever the server's text is", async () => {
    const { url } = await start({ user: 'flux', password: 'other-than-this' })
    await open({ smtp: url.replace('other-than-this', 'pass-word') }).send(verification)
    await becomes(['The SMTP server refuses the sign-in (535 5.7.8).'])
    expect(reports).toEqual([
      'Mails wait in the outbox and are tried again. The SMTP server refuses the sign-in (535 5.7.8).',
    ])
  })
})

describe('the outbox', () => {
  it('it delivers one mail at a time, in the order in which they were written', async () => {
    const mailServer = await start()
    open({ smtp: mailServer.url })
    const addresses = Array.from({ length: 8 }, (_, index) => `${index}@x.test`)
    await Promise.all(addresses.map((email) => post?.send(letterTo(email))))
    await becomes(addresses.map(() => 'sent'))
    expect([recipients(mailServer), mailServer.most()]).toEqual([addresses, 1])
  })

  it('it delivers a mail of a transaction that is committed, and none of one that is rolled back', async () => {
    const mailServer = await start()
    open({ smtp: mailServer.url })
    await database.transaction(async (step) => post?.send(letterTo('done@x.test'), step))
    const undone = database.transaction(async (step) => {
      await post?.send(letterTo('undone@x.test'), step)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await becomes(['sent'])
    expect(recipients(mailServer)).toEqual(['done@x.test'])
  })

  it('two servers of one database deliver a mail once', async () => {
    const mailServer = await start()
    const otherWorld = createClock(systemEnvironment)
    const options = { publicUrl: () => publicUrl, smtp: mailServer.url }
    const other = openPost(database, clock, options, (line) => reports.push(line), systemEnvironment, otherWorld)
    open({ smtp: mailServer.url })
    const addresses = Array.from({ length: 6 }, (_, index) => `${index}@x.test`)
    for (const email of addresses) await post?.send(letterTo(email))
    otherWorld.change({ now: otherWorld.now() + 5000 })
    await becomes(addresses.map(() => 'sent'))
    await other.close()
    expect([recipients(mailServer).sort(), reports]).toEqual([addresses, []])
  })

  it('only one of several servers makes an attempt', async () => {
    await open({ smtp: 'smtp://127.0.0.1:1' }).send(verification)
    await becomes(['The SMTP server cannot be reached.'])
    const queue = createQueue(database, clock)
    const [waiting] = await queue.waiting()
    const claims = waiting ? await Promise.all([queue.claim(waiting), queue.claim(waiting)]) : []
    expect([claims.map((claimed) => claimed?.attempts), await attempts()]).toEqual([[2, undefined], [2]])
  })

  it('it keeps the mails that were written while no SMTP server was set', async () => {
    await open().send(letterTo('demo@x.test'))
    const mailServer = await start()
    await restart({ smtp: mailServer.url })
    await post?.send(letterTo('real@x.test'))
    await becomes(['sent', 'waits'])
    expect(recipients(mailServer)).toEqual(['real@x.test'])
  })

  it('it deletes mails to an address, however it is spelt, and mails older than 30 days', async () => {
    open()
    clock.change({ now: clock.now() - 30 * DAY_MS - 1 })
    await post?.send(letterTo('long-ago@x.test'))
    clock.reset()
    await post?.send(letterTo('Ann@x.test'))
    await post?.send(letterTo('bob@x.test'))
    await post?.forget('aNN@x.test')
    const kept = (await shown()).map(({ recipient }) => recipient)
    await restart({})
    await expect.poll(async () => (await shown()).map(({ recipient }) => recipient)).toEqual(['bob@x.test'])
    expect([kept, reports]).toEqual([['bob@x.test', 'long-ago@x.test'], []])
  })
})

describe('the shutdown', () => {
  it('it waits a while for an unresponsive server, then cuts it off', async () => {
    let met = () => {}
    const isMet = new Promise<void>((resolve) => {
      met = resolve
    })
    const silent: Server = createServer((socket) => {
      socket.on('error', () => {})
      met()
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    await open({ smtp: `smtp://127.0.0.1:${port}` }).send(verification)
    await isMet
    let hasEnded = false
    // only `later` lets time pass
    world.change({ rate: 0 })
    const ended = post?.close().then(() => {
      hasEnded = true
    })
    later(4000)
    await turns()
    const early = hasEnded
    later(1000)
    await ended
    await new Promise((resolve) => silent.close(resolve))
    expect([early, hasEnded, await states(), reports]).toEqual([false, true, ['waits'], []])
  })
})
