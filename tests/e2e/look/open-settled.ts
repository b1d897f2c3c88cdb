import type { Page, Request, WebSocket } from '@playwright/test'
import { expect } from '../test.ts'
import { bundle } from './bundle.ts'
import type { Visit } from './state.ts'

/** What was sent over a live connection is not always answered. */
const LONGEST_ANSWER_MS = 500

let code: Promise<string> | undefined

/**
 * Opens the address of a visit, and waits until its page has settled: nothing is awaited, and two frames pass without a change, twice in a row.
 * Playwright's `networkidle` is half a second without requests, whether anything is awaited or not.
 */
export async function openSettled(page: Page, { address, samples }: Pick<Visit, 'address' | 'samples'>) {
  code ??= bundle(new URL('in-page/settled.ts', import.meta.url), 'settled')
  const ask = `(() => { ${await code}; return settled.awaitedIn(${JSON.stringify(samples)}) })()`
  const network = watchNetwork(page)
  await page.goto(address)
  let timesQuiet = 0
  async function awaited() {
    const inPage: string[] = await page.evaluate(ask)
    const all = [...inPage, ...network.awaited()]
    timesQuiet = all.length > 0 ? 0 : timesQuiet + 1
    return timesQuiet === 1 ? ['another look'] : all
  }
  await expect.poll(awaited, { message: `${address} settles`, intervals: [0], timeout: 30_000 }).toEqual([])
  network.leave()
}

/** Requests without an answer; live connections that have just brought something, or that were just asked for something. */
function watchNetwork(page: Page) {
  const requests = new Set<Request>()
  const said = new Map<string, number>()
  const begin = (request: Request) => void requests.add(request)
  const end = (request: Request) => void requests.delete(request)
  const listen = (socket: WebSocket) => {
    const { pathname } = new URL(socket.url())
    socket.on('framesent', ({ payload }) => isBeat(payload) || said.set(pathname, Date.now() + LONGEST_ANSWER_MS))
    socket.on('framereceived', ({ payload }) => isBeat(payload) || said.set(pathname, 0))
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end).on('websocket', listen)
  return {
    awaited() {
      const fresh = [...said].filter(([, until]) => until === 0 || until > Date.now()).map(([path]) => path)
      for (const [path, until] of said) if (until <= Date.now()) said.delete(path)
      return [...[...requests].map((request) => request.url()), ...fresh]
    },
    leave: () =>
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end).off('websocket', listen),
  }
}

/** A ping or a pong. */
const isBeat = (payload: string | Buffer) => payload.length < 2
