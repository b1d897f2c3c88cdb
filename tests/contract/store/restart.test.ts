import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, inject as provided } from 'vitest'
import { projectRoot } from '../../../mock-server/root.ts'
import { demo, sharedBackend, startTestBackend, type TestBackend } from '../backend.ts'
import { prepareFolder } from './empty-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await prepareFolder(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inject = (backend: { url: string }, id: string) =>
  fetch(`${backend.url}/mock/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ id, title: `Headline ${id}` }] }),
  })
const idsOf = (backend: TestBackend) => backend.newsroom.search({}).map(({ id }) => id)
const restore = (backend: TestBackend, cookie: string) =>
  backend.call('GET', '/api/user/persisted-login', {
    cookie: cookie.replace(/^.*?=/, `market-flux-${portOf(backend)}=`),
  })
const portOf = ({ url }: { url: string }) => new URL(url).port

/** Runs a command that finds an empty, read-only disk at the folder. */
const onReadOnly = (folder: string) => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o ro none "$0" && exec "$@"',
  folder,
]
const canMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs -o ro none /mnt']).status === 0

/** The backend as `npm start` runs it, by way of another command. */
function spawnBackend(data: string, way: string[] = []) {
  const [command = '', ...args] = [...way, process.execPath, join(provided('built'), 'main.js')]
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<[code: number | null, signal: NodeJS.Signals | null]>((resolve) =>
    child.once('exit', (...how) => resolve(how)),
  )
  return { child, said: () => said, ended }
}

/** The same, once it accepts requests. */
async function startProcess() {
  const { child, said, ended } = spawnBackend(folder)
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', () => {
        const [, found] = /runs at (\S+)/.exec(said()) ?? []
        if (found) resolve(found)
      })
    }
    void ended.then(() => reject(new Error(said())))
  })
  return { url, said, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

describe('persistent data', { tags: ['restart'] }, () => {
  it('BCK-02 injected items, the account and the sign-in survive a kill and a start', async () => {
    const first = await startProcess()
    const answer = await fetch(`${first.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timezone': 'UTC' },
      body: JSON.stringify({ email: demo.email, password: demo.password }),
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect([answer.status, (await inject(first, 'before')).status]).toEqual([200, 200])
    await expect(startTestBackend({ storage: { folder } })).rejects.toThrow(/in use by another server \(process \d+\)/)
    first.kill('SIGKILL')
    await first.ended

    const second = await startTestBackend({ storage: { folder } })
    expect([idsOf(second), (await restore(second, cookie)).body]).toEqual([
      ['before'],
      { user: expect.objectContaining({ email: demo.email }), accessToken: expect.any(String) },
    ])
    await inject(second, 'between')
    await second.close()

    const third = await startTestBackend({ storage: { folder } })
    expect([new Set(idsOf(third)), (await restore(third, cookie)).status]).toEqual([
      new Set(['before', 'between']),
      200,
    ])
    await third.close()
  })

  it('BCK-02 a start prints address, demo account, news and data, and Ctrl-C ends it cleanly', async () => {
    const running = await startProcess()
    running.kill('SIGINT')
    expect([
      await running.ended,
      running
        .said()
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ]).toEqual([
      [0, null],
      [
        `Market Flux runs at ${running.url}`,
        `Demo        ${demo.email} / ${demo.password}`,
        'News        simulated news (seed market-flux), marked Simulated',
        `Data        ${folder}`,
        `Mails       ${running.url}/mock/outbox`,
        'Ctrl-C ends it.',
      ],
    ])
    expect(existsSync(join(folder, 'server.owner'))).toBe(false)
  })

  it('BCK-08 a server whose folder another one has taken ends with a sentence at its next write', async () => {
    const running = await startProcess()
    await writeFile(join(folder, 'server.owner'), 'another')
    await inject(running, 'never').catch(() => undefined)
    expect([await running.ended, running.said().trim().split('\n').at(-1)]).toEqual([
      [1, null],
      `Another server has taken the data folder ${folder}: this one stops, so that neither loses what it writes.`,
    ])
  })

  it('BCK-02 the demo account is created once: it stays deleted', async () => {
    const backend = await startTestBackend({ storage: { folder } })
    await backend.database.execute('DELETE FROM users')
    await backend.close()
    const again = await startTestBackend({ storage: { folder } })
    const { email, password } = demo
    const { status } = await again.call('POST', '/api/user/login', { body: { email, password } })
    await again.close()
    expect(status).toBe(404)
  })
})

describe('a first start', { tags: ['restart'] }, () => {
  let empty: string
  beforeEach(async () => {
    empty = await mkdtemp(join(tmpdir(), 'market-flux-'))
  })
  afterEach(() => rm(empty, { recursive: true, force: true }))

  it('BCK-02 a first start that Ctrl-C interrupts ends cleanly, and the next one has the demo account', async () => {
    const aborting = new AbortController()
    const changes = watch(empty, { signal: aborting.signal })[Symbol.asyncIterator]()
    const change = changes.next()
    const { child, said, ended } = spawnBackend(empty)
    await change
    aborting.abort()
    child.kill('SIGINT')
    expect([await ended, said(), existsSync(join(empty, 'server.owner'))]).toEqual([[0, null], '', false])

    const next = await startTestBackend({ storage: { folder: empty } })
    const { user } = await next.signIn()
    await next.close()
    expect(user.email).toBe(demo.email)
  })
})

describe('a start that is impossible', () => {
  it.each([
    [
      'a port that is taken',
      () => startTestBackend({ port: Number(portOf(taken)) }),
      /^Port \d+ is taken\. Set another: PORT=\d+ npm start$/,
    ],
    ['feeds that are not there', () => startTestBackend({ feeds: [join(folder, 'nothing.xml')] }), /nothing\.xml/],
    [
      'a folder that is a file',
      () => startTestBackend({ storage: { folder: join(folder, 'file') } }),
      /^The data folder .* cannot be made \(.+\)\. Name one that can: DATA_DIR=other npm start$/,
    ],
    [
      'a folder below a file',
      () => startTestBackend({ storage: { folder: join(folder, 'file', 'data') } }),
      /^The data folder .* cannot be made/,
    ],
    [
      'a folder where the system has none',
      () => startTestBackend({ storage: { folder: '/proc/data' } }),
      /^The data folder \/proc\/data (cannot be made|may not be written)/,
    ],
    [
      'a database that does not answer',
      () => startTestBackend({ storage: { databaseUrl: 'postgres://x@127.0.0.1:1/x' } }),
      /^The database of DATABASE_URL cannot be used/,
    ],
    ['a host that is none of ours', () => startTestBackend({ host: '192.0.2.1' }), /^HOST is 192\.0\.2\.1/],
  ])('the error is one sentence about the problem: %s', async (_, start, sentence) => {
    await expect(start()).rejects.toThrow(sentence)
  })

  it('BCK-02 on a disk that is read-only it ends, and all that it prints is what to do', async ({ skip }) => {
    if (!canMount) skip('no disk can be mounted here (unshare --mount)')
    const { ended, said } = spawnBackend(folder, onReadOnly(folder))
    expect([await ended, said()]).toEqual([
      [1, null],
      `The data folder ${folder} may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start\n`,
    ])
  })

  let taken: TestBackend
  beforeAll(async () => {
    taken = await sharedBackend()
    await writeFile(join(folder, 'file'), '')
  })
})
