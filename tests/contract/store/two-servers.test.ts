import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../mock-server/root.ts'
import { messages } from '../../../mock-server/store/schema.ts'
import { startTestBackend } from '../backend.ts'
import { buildScript } from '../build-script.ts'
import { prepareFolder } from './empty-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'market-flux-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Each with its own process numbers, as in containers. */
const inContainer = ['--pid', '--fork', '--kill-child', '--mount-proc']
const hasContainers = spawnSync('unshare', [...inContainer, 'true']).status === 0

let built: string
beforeAll(async () => {
  built = await buildScript('tests/contract/store/hold-folder.ts')
})
afterAll(() => rmSync(built, { recursive: true }))

/** A server that takes the folder, or is refused. */
const startServer = () =>
  spawn('unshare', [...inContainer, process.execPath, join(built, 'main.js'), folder], { cwd: projectRoot })
async function wordOf(server: ChildProcessWithoutNullStreams) {
  const [said] = await once(server.stdout, 'data')
  return String(said).trim()
}
async function end(server: ChildProcessWithoutNullStreams, signal: NodeJS.Signals) {
  server.kill(signal)
  await once(server, 'exit')
}

describe('two servers in containers that share a data folder', () => {
  it('BCK-08 they never hold it at the same time, even after one was killed', async ({ skip }) => {
    if (!hasContainers) skip('processes cannot be given numbers of their own here (unshare --pid)')
    const rounds: string[][] = []
    for (const _ of [1, 2, 3, 4]) {
      const servers = [startServer(), startServer(), startServer()]
      rounds.push((await Promise.all(servers.map(wordOf))).sort())
      await Promise.all(servers.map((server) => end(server, 'SIGKILL')))
    }
    expect(rounds).toEqual(Array(4).fill(['refused', 'refused', 'taken']))
  })
})

describe('a server whose data folder another one has taken', () => {
  it('BCK-08 it reports that and stops before it writes anything', async () => {
    await prepareFolder(folder)
    const reasons: string[] = []
    const backend = await startTestBackend({ storage: { folder } }, { stop: (reason) => reasons.push(reason) })
    const body = { firstName: '', lastName: '', email: '', message: 'Good morning.' }
    const before = await backend.call('POST', '/api/contact', { body })
    writeFileSync(join(folder, 'server.owner'), 'another')
    const after = await backend.call('POST', '/api/contact', { body })
    await backend.close()
    expect([before.status, after.status, reasons[0]]).toEqual([
      204,
      500,
      `Another server has taken the data folder ${folder}: this one stops, so that neither loses what it writes.`,
    ])
    const next = await startTestBackend({ storage: { folder } })
    const kept = await next.database.$count(messages)
    await next.close()
    expect(kept).toBe(1)
  })
})

describe('a start where the lock does not keep other processes out', () => {
  const { execPath } = process
  afterEach(() => {
    process.execPath = execPath
  })

  it('BCK-08 it continues with a one-sentence warning', async () => {
    await prepareFolder(folder)
    // the child process that tests the lock behaves as if it had received it
    process.execPath = '/bin/true'
    const backend = await startTestBackend({ storage: { folder } })
    await backend.close()
    expect(backend.reports).toEqual([
      `The data folder ${folder} cannot be locked here: see to it that no other server uses it.`,
    ])
  })
})
