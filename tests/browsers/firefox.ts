import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, VIEWPORT } from './browser.ts'
import { endProgram, findProgram, startProgram } from './programs.ts'

type Reply = { id: number | null; type: string; result?: unknown; error?: string; message?: string }

/** Firefox over WebDriver BiDi, which it supports natively: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<Browser> {
  const path = findProgram(['firefox-esr', 'firefox'], '`apt install firefox-esr` on Debian')
  const profile = await mkdtemp(join(tmpdir(), 'market-flux-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const received = /WebDriver BiDi listening on (ws:\S+)/
  const { child, match } = await startProgram(path, args, { stdio: ['ignore', 'ignore', 'pipe'] }, 2, received)
  const { send, socket } = await connect(`${match[1]}/session`)

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {})
  const { context } = contexts[0]
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT })

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const asked = { expression, target: { context }, awaitPromise: true }
      const answer = await send<Evaluated>('script.evaluate', asked)
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value ?? ''
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      const ended = once(child, 'exit')
      await send('browser.close', {})
      await ended
      socket.close()
      await endProgram(child)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number | null, { resolve(result: unknown): void; reject(trouble: Error): void }>()
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'))
  }
  socket.addEventListener('close', failAll)
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.type === 'success') waiting.get(reply.id)?.resolve(reply.result)
    else waiting.get(reply.id)?.reject(new Error(`${reply.error}: ${reply.message}`))
    waiting.delete(reply.id)
  })
  await once(socket, 'open')
  let lastId = 0
  const send = <Result = void>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve: (result) => resolve(result as Result), reject })
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  return { socket, send }
}
