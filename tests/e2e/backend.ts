import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { io } from 'socket.io-client'
import type {
  CallLog,
  Clock,
  ClockChange,
  ContentInjection,
  Fault,
  Injection,
  Mail,
  MailList,
} from '../../src/contract/mock/mock.ts'
import { RECONNECTION } from '../../src/contract/shared/connection.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { freePort } from '../free-port.ts'
import { preparedStore } from '../prepared.ts'

/**
 * The built backend of a project in its own process, on a free port. Without a `dataFolder` it has the data of a first start.
 */
export async function startBackend(
  args: string[] = [],
  settings: Record<string, string> = {},
  dataFolder?: string,
  project = '.',
) {
  const port = await freePort()
  const folder = dataFolder ?? (await startedFolder())
  const url = `http://127.0.0.1:${port}`
  const launchAgain = () => launch(join(project, 'dist/server/main.js'), port, folder, args, settings)
  let child = await launchAgain()
  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  return {
    url,
    pid: () => child.pid,
    ...mockCalls(url),
    newest: () => newest(url),
    /** Waits until the simulated stories are made: that takes seconds, once for a process. */
    warmUp: () => allStories(url),
    /** Kills it as a power cut would: no message is sent, nothing is flushed. */
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async start() {
      child = await launchAgain()
    },
    /** Shuts it down cleanly and keeps its data. */
    end,
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export const newFolder = () => mkdtemp(join(tmpdir(), 'market-flux-'))
export type Backend = Awaited<ReturnType<typeof startBackend>>

const FIRST_DATA = '.cache/first-data'

/** A copy of the data of a first start, because creating it takes seconds of processor time, and copying a fraction of one. */
async function startedFolder() {
  const version = createHash('sha256').update(readFileSync('dist/server/main.js')).digest('hex').slice(0, 16)
  const made = join(FIRST_DATA, version)
  if (!existsSync(made)) await makeFirstData(made)
  const folder = await newFolder()
  await cp(made, folder, { recursive: true })
  return folder
}

async function makeFirstData(made: string) {
  await mkdir(FIRST_DATA, { recursive: true })
  const own = await mkdtemp(join(FIRST_DATA, 'new-'))
  // creating the database is three quarters of a first start, and tested in tests/contract/store/restart.test.ts
  if (existsSync(preparedStore)) await cp(preparedStore, join(own, 'store'), { recursive: true })
  const backend = await startBackend([], {}, resolve(own))
  await backend.end()
  // another worker may have been first, and its folder is the same
  await rename(own, made).catch(() => rm(own, { recursive: true }))
  const others = (await readdir(FIRST_DATA)).filter(
    (name) => !name.startsWith('new-') && join(FIRST_DATA, name) !== made,
  )
  for (const name of others) await rm(join(FIRST_DATA, name), { recursive: true, force: true })
}

const mockCalls = (url: string) => {
  /** Calls the backend; rejects when the call is refused. */
  const callAny = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-timezone': 'UTC', ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 ? undefined : await answer.json()
  }
  const call = (method: string, path: string, body?: unknown) => callAny(method, `/mock/${path}`, body)
  return {
    call: callAny,
    /** The mails to an address, newest first, without those about a new browser: each test causes one. */
    async mailsTo(recipient: string): Promise<Mail[]> {
      const { mails }: MailList = await call('GET', 'mails')
      return Promise.all(
        mails
          .filter((mail) => mail.recipient === recipient && mail.kind !== 'newBrowser')
          .map(({ id }) => call('GET', `mails/${id}`)),
      )
    },
    inject: (items: Injection['items']): Promise<{ ids: string[] }> => call('POST', 'news', { items }),
    injectContent: (items: ContentInjection['items']): Promise<{ ids: string[] }> => call('POST', 'content', { items }),
    fault: (fault: Fault) => call('POST', 'faults', fault),
    clearFaults: () => call('DELETE', 'faults'),
    setClock: (change: ClockChange): Promise<Clock> => call('POST', 'clock', change),
    reset: () => call('POST', 'reset'),
    /** How often a call was answered, by status. */
    async answers(name: string): Promise<Record<number, number>> {
      const { calls }: CallLog = await call('GET', 'log')
      return Object.fromEntries(calls.filter(({ call }) => call === name).map(({ status, count }) => [status, count]))
    },
  }
}

/** The newest items according to the server, read over a separate connection. */
export async function newest(url: string): Promise<NewsItem[]> {
  const socket = io(`${url}/news`, { transports: ['websocket'], timeout: RECONNECTION.timeout })
  socket.emit('search', {}, { subscription: 'all', sequence: 0 })
  const items = await new Promise<NewsItem[]>((resolve) => {
    socket.once('initial', (newest: NewsItem[], _answer: unknown, older = 0) => {
      const all = [...newest]
      const isWhole = () => all.length === newest.length + older
      socket.on('backfill', (more: NewsItem[]) => {
        all.push(...more)
        if (isWhole()) resolve(all)
      })
      if (isWhole()) resolve(all)
    })
  })
  socket.close()
  return items
}

/** Resolves once the list of stories has more than the first few. */
async function allStories(url: string) {
  const socket = io(`${url}/content`, { transports: ['websocket'], timeout: RECONNECTION.timeout })
  await new Promise<void>((resolve) => {
    socket.on('initial', (items: unknown[], _answer: unknown, older = 0) => items.length + older > 200 && resolve())
    socket.emit('search', {}, { subscription: 'all', sequence: 0 })
  })
  socket.close()
}

async function launch(script: string, port: number, folder: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await received(child, `http://127.0.0.1:${port}`)
  return child
}

/** Resolves when the process prints `words`; rejects with all that it printed when it ends first. */
function received(child: ChildProcess, words: string) {
  let printed = ''
  return new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes(words)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}:\n${printed}`)))
  })
}

/** The token of a mail's link. */
export function tokenIn(mail: Mail | undefined) {
  const token = mail?.link && new URL(mail.link).searchParams.get('token')
  if (!token) throw new Error('The mail has no link with a token.')
  return token
}
