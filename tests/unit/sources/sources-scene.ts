import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import type { Network } from '../../../mock-server/sources/fetch/connect.ts'
import { createFetch, type FetchSettings } from '../../../mock-server/sources/fetch/fetch-document.ts'
import { newState, type SourceState } from '../../../mock-server/sources/poll/state.ts'
import type { Source } from '../../../mock-server/sources/source.ts'

export const NOON = Date.UTC(2026, 10, 10, 12)

/** How long a new reading thread may take on a busy machine. */
export const READING_MS = 80_000

export type Received = { path: string; headers: IncomingMessage['headers'] }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A local server that gives the answers set by the test and records the requests. */
export async function startFeedServer() {
  const received: Received[] = []
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    received.push({ path: request.url ?? '', headers: request.headers })
    const answer = answers.get(pathname)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    on(path: string, answer: Answer) {
      answers.set(path, answer)
    },
    serve(path: string, content: string | Uint8Array, headers: Record<string, string> = {}) {
      answers.set(path, (_, response) => response.writeHead(200, headers).end(content))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>

export const openNetwork: Network = { isAllowed: () => true }
export const openFetch = (settings: Partial<FetchSettings> = {}) =>
  createFetch({
    network: openNetwork,
    userAgent: 'Test/1',
    now: () => NOON,
    after: systemEnvironment.after,
    ...settings,
  })
export const never = new AbortController().signal

export const item = (id: string, title: string, date = 'Mon, 09 Nov 2026 10:00:00 GMT') =>
  `<item><guid>${id}</guid><title>${title}</title>${date && `<pubDate>${date}</pubDate>`}</item>`
export const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Wire</title>${items.join('')}</channel></rss>`

export const stateOf = (said: Partial<SourceState> = {}): SourceState => ({ ...newState(NOON), ...said })
export const aSource = (address: string, said: Partial<Source> = {}): Source => ({
  id: address.replace(/\W/g, '').slice(-40),
  address,
  name: '',
  isOn: true,
  ...said,
})
