import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../../mock-server/store/lock-folder.ts'

let folder: string
const lock = () => join(folder, 'server.lock')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'market-flux-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const NOBODY = 2 ** 22 + 1

describe('the lock of a data folder', () => {
  it('BCK-02 is taken once and given back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(/is in use by another server \(process \d+\)\. Stop that one/)
    unlock()
    expect(existsSync(lock())).toBe(false)
    lockFolder(folder)()
  })

  it.each([
    ['a dead process', { pid: NOBODY, started: '1' }],
    ['a killed one whose number is ours now', { pid: process.pid, started: '1' }],
    ['a killed one whose number is another process now', { pid: process.ppid, started: '1' }],
    ['nobody', 'nonsense'],
    ['nothing', ''],
  ])('BCK-02 of %s counts for nothing', (_, holder) => {
    writeFileSync(lock(), typeof holder === 'string' ? holder : JSON.stringify(holder))
    const unlock = lockFolder(folder)
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toEqual({ pid: process.pid, started: expect.any(String) })
    unlock()
  })

  it('BCK-02 of a living process holds', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.ppid, started: '' }))
    expect(() => lockFolder(folder)).toThrow(`(process ${process.ppid})`)
  })
})
