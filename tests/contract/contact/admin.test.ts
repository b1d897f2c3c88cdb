import { execFile, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend.ts'
import { prepareFolder } from '../store/empty-database.ts'

let folder: string
let backend: TestBackend
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await prepareFolder(folder)
  backend = await startTestBackend({ storage: { folder } })
})
afterAll(() => rm(folder, { recursive: true }))

const written = { firstName: 'Eve', lastName: '', email: 'eve@example.test', message: 'One\u001b[2J\nTwo \u202e' }

describe('npm run admin', () => {
  // the backend of this process must be able to answer in the meantime
  const admin = async (...options: string[]) => {
    return new Promise<string>((done) =>
      execFile(
        process.execPath,
        ['scripts/admin.mjs', ...options],
        { env: { ...process.env, DATA_DIR: folder } },
        (_, output, complaint) => done(output + complaint),
      ),
    )
  }

  it('CON-07 the command shows the operator all messages, over a socket that only they can open', async () => {
    await backend.call('POST', '/api/contact', { body: written })
    const shown = await admin('messages')
    const [asData] = JSON.parse(await admin('messages', '--json'))
    expect([shown.replace(/^\S+/, 'time'), asData]).toEqual([
      'time  Eve <eve@example.test> (visitor)\n  One\ufffd[2J\n  Two \ufffd\n\n',
      expect.objectContaining(written),
    ])
    expect((statSync(join(folder, 'admin.sock')).mode & 0o777).toString(8)).toBe('600')
  })

  it('the command lists its options, and reports that no server runs', async () => {
    expect(await admin()).toContain('npm run admin -- messages ')
    await backend.close()
    expect(existsSync(join(folder, 'admin.sock'))).toBe(false)
    const { stderr, status } = spawnSync(process.execPath, ['scripts/admin.mjs', 'messages'], {
      env: { ...process.env, DATA_DIR: folder },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, `No server runs on ${folder}. Start it with npm start, then ask again.\n`])
  })
})
