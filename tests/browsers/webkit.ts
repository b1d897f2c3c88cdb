import { expect } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { type Browser, SCRIPT_TIMEOUT_MS, VIEWPORT } from './browser.ts'
import { endProgram, findProgram, launch, startProgram } from './programs.ts'

const START_TIMEOUT_MS = 20_000

type Session = { sessionId: string; capabilities: { browserVersion: string } }

/** WebKitGTK's MiniBrowser over WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit(): Promise<Browser> {
  const path = findProgram(['WebKitWebDriver'], '`apt install webkit2gtk-driver` on Debian')
  const display = await openDisplay()
  const driver = await startDriver(path, display.env)
  const alwaysMatch = { 'webkitgtk:browserOptions': { args: ['--automation'] } }
  const { sessionId, capabilities } = await driver.send<Session>('POST', '/session', { capabilities: { alwaysMatch } })
  const send = <Result = void>(method: string, command: string, body?: object) =>
    driver.send<Result>(method, `/session/${sessionId}${command}`, body)
  await send('POST', '/timeouts', { script: SCRIPT_TIMEOUT_MS })
  await send('POST', '/window/rect', VIEWPORT)

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => send('POST', '/url', { url }),
    evaluate: (expression) => send('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    perform: (actions) => send('POST', '/actions', { actions }),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await send('DELETE', '')
      await driver.end()
      await display.close()
    },
  }
}

async function startDriver(path: string, display: NodeJS.ProcessEnv) {
  const port = await freePort()
  // its sandbox needs user namespaces, which are missing for root and in containers
  const env = { ...process.env, ...display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const child = launch(path, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const send = async <Result>(method: string, command: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, { method, body: body && JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  // it prints nothing when it listens
  await expect(() => send('GET', '/status')).toPass({ timeout: START_TIMEOUT_MS })
  return { send, end: () => endProgram(child) }
}

/** The current display, or one of our own: MiniBrowser has no headless mode. */
async function openDisplay() {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {}, close: async () => undefined }
  const path = findProgram(['Xvfb'], '`apt install xvfb` on Debian, or run it in a desktop session')
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const { child, match } = await startProgram(
    path,
    args,
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    3,
    /^(\d+)\n/,
  )
  return { env: { DISPLAY: `:${match[1]}` }, close: () => endProgram(child) }
}
