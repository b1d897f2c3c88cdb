import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, watch } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAccounts } from '../../mock-server/accounts/open-accounts.ts'
import { createClock } from '../../mock-server/clock.ts'
import { projectRoot } from '../../mock-server/root.ts'
import { openStore, type Store } from '../../mock-server/store/open-store.ts'
import { presets, serverKeys, users } from '../../mock-server/store/schema.ts'
import { demo, startTestBackend } from './backend.ts'
import { emptyDatabase } from './empty-database.ts'

describe('the demo account', () => {
  let store: Store
  beforeEach(async () => {
    store = await openStore({ memory: await emptyDatabase() })
  })
  afterEach(() => store.close())

  const open = () => openAccounts(store.database, createClock(), () => 0)
  const breakPresets = () => store.database.execute('ALTER TABLE presets RENAME TO lost')
  const mendPresets = () => store.database.execute('ALTER TABLE lost RENAME TO presets')
  const counts = () => Promise.all([serverKeys, users, presets].map((table) => store.database.$count(table)))

  it('BCK-02 is made by the next start when the first one broke off', async () => {
    await breakPresets()
    await expect(open()).rejects.toThrow('presets')
    await mendPresets()
    const broken = await counts()
    await open()
    expect([broken, await counts()]).toEqual([
      [0, 0, 0],
      [3, 1, 3],
    ])
  })

  it('BCK-04 is there when a reset broke off', async () => {
    const accounts = await open()
    await breakPresets()
    await expect(accounts.reset()).rejects.toThrow('presets')
    await mendPresets()
    expect(await counts()).toEqual([3, 1, 3])
  })
})

describe('a first start', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('BCK-02 that Ctrl-C breaks off ends cleanly, and the next one has the demo account', async () => {
    const aborting = new AbortController()
    const changes = watch(folder, { signal: aborting.signal })[Symbol.asyncIterator]()
    const change = changes.next()
    const child = spawn(process.execPath, ['--import', 'tsx', 'mock-server/main.ts'], {
      cwd: projectRoot,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, NODE_ENV: 'test', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const ended = new Promise((resolve) => child.once('exit', (...how) => resolve(how)))
    await change
    aborting.abort()
    child.kill('SIGINT')
    expect([await ended, said, existsSync(join(folder, 'server.lock'))]).toEqual([[0, null], '', false])

    const next = await startTestBackend({ place: { folder } })
    const { user } = await next.signIn()
    await next.close()
    expect(user.email).toBe(demo.email)
  }, 300_000)
})
