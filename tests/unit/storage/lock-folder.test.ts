import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FileLock, lockFile } from '../../../mock-server/store/lock-file.ts'
import { lockFolder } from '../../../mock-server/store/lock-folder.ts'

let folder: string
const file = (name: string) => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'market-flux-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A system that cannot lock. */
const unsure = async (): Promise<FileLock> => ({ isSure: Promise.resolve(false) })
/** A system for which the library has no native module. */
const withoutModule = (descriptor: number, path: string) =>
  lockFile(descriptor, path, () => Promise.reject(new Error('Cannot find a prebuilt module')))
const NO_ONE = 2 ** 22 + 1

describe.each([
  ['where the system locks', lockFile, true],
  ['where it does not', unsure, false],
  ['where the native module cannot be loaded', withoutModule, false],
])('the lock of a data folder %s', (_, lock, isSure) => {
  it('BCK-08 is taken once and given back', async () => {
    const taken = await lockFolder(folder, randomUUID(), lock)
    await expect(lockFolder(folder, randomUUID(), lock)).rejects.toThrow(
      /is in use by another server \(process \d+\)\. Stop that one/,
    )
    const seen = [await taken.isSure, taken.isOurs()]
    taken.release()
    const again = await lockFolder(folder, randomUUID(), lock)
    expect([seen, again.isOurs()]).toEqual([[isSure, true], true])
    again.release()
  })

  it.each([
    ['a dead process', { pid: NO_ONE, started: '1' }],
    ['a killed one whose number is ours now', { pid: process.pid, started: '1' }],
    ['a killed one whose number is another process now', { pid: process.ppid, started: '1' }],
    ['an unreadable owner', 'nonsense'],
    ['an empty file', ''],
  ])('BCK-08 of %s is ignored', async (_, holder) => {
    writeFileSync(file('server.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder))
    const taken = await lockFolder(folder, randomUUID(), lock)
    expect(JSON.parse(readFileSync(file('server.lock'), 'utf8'))).toEqual({
      pid: process.pid,
      started: expect.any(String),
    })
    taken.release()
  })

  it('BCK-08 of a living process holds', async () => {
    writeFileSync(file('server.lock'), JSON.stringify({ pid: process.ppid, started: '' }))
    await expect(lockFolder(folder, randomUUID(), lock)).rejects.toThrow(`(process ${process.ppid})`)
  })

  it.each([
    ['names another server', () => writeFileSync(file('server.owner'), 'another')],
    ['is missing', () => rmSync(file('server.owner'))],
  ])('BCK-08 is lost once the owner file %s, which is left as it is then', async (_, change) => {
    const taken = await lockFolder(folder, randomUUID(), lock)
    change()
    expect(taken.isOurs()).toBe(false)
    const holder = readFileSync(file('server.lock'), 'utf8')
    taken.release()
    expect(readFileSync(file('server.lock'), 'utf8')).toBe(holder)
  })
})
