import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsEvents } from '../../../src/contract/sockets.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let folder: string
const build = (script: string) =>
  writeFile(
    join(folder, 'index.html'),
    `<script src="/theme.js"></script><script type="module" crossorigin src="/assets/${script}"></script>`,
  )
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  backend = await startTestBackend({}, { pages: folder })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/** The versions that are received from a connect until the first list. */
async function receivedAtConnect() {
  const socket = io(`${backend.url}/news`, { transports: ['websocket'], forceNew: true })
  const received: [string, unknown][] = []
  socket.onAny((event, value) => received.push([event, value]))
  socket.emit('search', {})
  await new Promise((resolve) => socket.once('initial', resolve))
  socket.close()
  return received.filter(([event]) => event === 'version')
}

describe('the version of the app', () => {
  it('RTE-13 each connect receives the version that is current then', async () => {
    const seen = [await receivedAtConnect()]
    for (const script of ['index-one.js', 'index-two.js']) {
      await build(script)
      seen.push(await receivedAtConnect())
    }
    expect(seen).toEqual([[], [['version', 'index-one.js']], [['version', 'index-two.js']]])
    expect(newsEvents.fromServer.version.safeParse(['index-two.js']).success).toBe(true)
  })
})
