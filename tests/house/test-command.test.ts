import { type ChildProcess, execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../setup.ts'

/** A project with stubbed test tools: each test file lists the outcomes of its tests in JSON. */
let house = ''
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'test-command-'))
  cpSync('scripts', join(house, 'scripts'), { recursive: true })
  put('package.json', '{"type":"module"}')
  put('docs/requirements.md', '- SES-01 A first thing.\n')
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) put(lock, '{"packages":{}}')
  put('scripts/lib/tests/idle.mjs', 'export const isIdle = async () => true')
  for (const suite of ['house', 'unit', 'model', 'contract', 'e2e'])
    mkdirSync(join(house, 'tests', suite), { recursive: true })
  put('node_modules/vitest/vitest.mjs', standIn)
})
afterEach(async () => {
  if (running?.exitCode === null) {
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  rmSync(house, { recursive: true })
})

/** The process that a test leaves running when it hits its time limit. */
let running: ChildProcess | undefined

/** Runs the given files, records them, and hangs on one that demands it. */
const standIn = `import { appendFileSync, readFileSync } from 'node:fs'
import Records from '../../scripts/lib/tests/vitest-reporter.mjs'
const files = process.argv.slice(2).filter((option) => option.startsWith('tests/'))
const isAlone = process.argv.includes('--maxWorkers=1')
const reporter = new Records()
let hasFailed = false
for (const file of files) {
  const tests = JSON.parse(readFileSync(file, 'utf8'))
  appendFileSync('.cache/asked.txt', (isAlone ? 'alone ' : '') + file + '\\n')
  if (process.env.HANGS && file.includes(process.env.HANGS)) await new Promise((done) => setTimeout(done, 60_000))
  const module = { type: 'module', moduleId: process.cwd() + '/' + file, errors: () => [] }
  const cases = Object.entries(tests).map(([name, error]) => ({
    type: 'test', name, parent: module, meta: () => ({ assertions: 2 }), diagnostic: () => ({ duration: 1 }),
    result: () => error === 'passes' || (error === 'passes alone' && isAlone)
      ? { state: 'passed' }
      : { state: 'failed', errors: [{ message: error === 'passes alone' ? 'Test timed out in 5000ms.' : error }] },
  }))
  hasFailed ||= cases.some((one) => one.result().state === 'failed')
  reporter.onTestModuleEnd({ ...module, children: { allTests: () => cases } })
}
process.exit(hasFailed ? 1 : 0)`

function put(path: string, text: string) {
  mkdirSync(join(house, path, '..'), { recursive: true })
  writeFileSync(join(house, path), text)
}
const tests = (name: string, cases: Record<string, string>) => put(`tests/unit/${name}.test.ts`, JSON.stringify(cases))

type Ended = { code: number; lastLine: string; output: string; asked: string[] }
const test = (options: string[], env: Record<string, string> = {}) =>
  new Promise<Ended>((done) => {
    put('.cache/asked.txt', '')
    const settings = { cwd: house, env: { ...process.env, TEST_PART: '', TEST_STARTED_AT: '', TEST_RUN: '', ...env } }
    const child = execFile(process.execPath, ['scripts/test.mjs', ...options], settings, (_, output, complained) => {
      const lines = output.trim().split('\n')
      const asked = readFileSync(join(house, '.cache/asked.txt'), 'utf8').split('\n').filter(Boolean)
      done({ code: child.exitCode ?? -1, lastLine: lines.at(-1) ?? '', output: output + complained, asked })
    })
    running = child
  })
const unit = ['--only', 'unit']
const soon = { TEST_LIMITS_MINUTES: '0.1,0.1', HANGS: 'two' }

/** A run that is interrupted as soon as it has a result and hangs. */
async function interrupted(suite: string, options: string[], env: { HANGS: string }) {
  const ended = test(options, env)
  const read = (path: string) => readFileSync(join(house, '.cache', path), 'utf8')
  const isInSecond = () =>
    expect([read(`test-results/${suite}.ndjson`), read('asked.txt')]).toEqual([
      expect.stringContaining('"outcome":"passed"'),
      expect.stringContaining(env.HANGS),
    ])
  await until(isInSecond, 50_000)
  running?.kill('SIGINT')
  return ended
}

describe('npm test', () => {
  it('ends with the sum, and with 0 when everything passed', async () => {
    tests('one', { 'SES-01 is so': 'passes', 'is so, too': 'passes' })
    tests('two', { 'is so': 'passes' })
    const { code, lastLine, asked } = await test(unit)
    expect({ code, lastLine, asked }).toEqual({
      code: 0,
      lastLine: '3 passed, 0 failed, 0 skipped',
      asked: ['tests/unit/one.test.ts', 'tests/unit/two.test.ts'],
    })
  })

  it('ends with 1 when a test failed, and names it with its error', async () => {
    tests('one', { 'is so': 'passes', 'is not so': 'expected 1 to be 2' })
    const { code, lastLine, output } = await test(unit)
    expect([code, lastLine]).toEqual([1, '1 passed, 1 failed, 0 skipped'])
    expect(output).toContain('Failed:\n  tests/unit/one.test.ts › is not so\n')
    expect(output).toContain('expected 1 to be 2')
  })

  it('keeps passed tests when the time is over, names those that did not run, ends with 75, and continues with them next time', async () => {
    for (const name of ['one', 'two', 'zoo']) tests(name, { 'is so': 'passes' })
    const { code, lastLine, output } = await test(unit, soon)
    expect([code, lastLine]).toEqual([75, '1 passed, 0 failed, 2 skipped'])
    expect(output).toContain('did not run, or not to their end:\n  tests/unit/two.test.ts\n  tests/unit/zoo.test.ts\n')
    const next = await test(unit)
    expect([next.code, next.lastLine, next.asked]).toEqual([
      0,
      '3 passed, 0 failed, 0 skipped',
      ['tests/unit/two.test.ts', 'tests/unit/zoo.test.ts'],
    ])
  })

  it('starts over when a file has changed, or when the last run was complete', async () => {
    for (const name of ['one', 'two']) tests(name, { 'is so': 'passes' })
    await interrupted('unit', unit, { HANGS: 'two' })
    tests('two', { 'is so, too': 'passes' })
    const all = ['tests/unit/one.test.ts', 'tests/unit/two.test.ts']
    expect([(await test(unit)).asked, (await test(unit)).asked]).toEqual([all, all])
  })

  it('runs a test that hit its time limit again on its own, because it may pass then', async () => {
    tests('one', { 'is slow': 'passes alone' })
    const { code, lastLine, asked } = await test(unit)
    expect({ code, lastLine, asked }).toEqual({
      code: 0,
      lastLine: '1 passed, 0 failed, 0 skipped',
      asked: ['tests/unit/one.test.ts', 'alone tests/unit/one.test.ts'],
    })
  })

  it.each([
    ['has failed on an idle machine', true, 1, '0 passed, 1 failed, 0 skipped'],
    ['is not finished on a busy one', false, 75, '0 passed, 0 failed, 1 skipped'],
  ])('a test that hits its time limit on its own as well %s', async (_, isIdle, code, lastLine) => {
    put('scripts/lib/tests/idle.mjs', `export const isIdle = async () => ${isIdle}`)
    tests('one', { 'is slow': 'Test timed out in 5000ms.' })
    const ended = await test(unit)
    expect([ended.code, ended.lastLine]).toEqual([code, lastLine])
  })

  it('runs a part of the files, and all parts together run each once', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) tests(name, { 'is so': 'passes' })
    const parts = [await test([...unit, '--shard', '1/2']), await test([...unit, '--shard', '2/2'])]
    expect(parts.map(({ asked }) => asked.map((file) => file.at(-9)).join(''))).toEqual(['ace', 'bd'])
  })

  it('runs only the tests that failed last time', async () => {
    tests('one', { 'is so': 'passes' })
    tests('two', { 'is not so': 'expected 1 to be 2' })
    await test(unit)
    const { code, asked } = await test(['--failed'])
    expect([code, asked]).toEqual([1, ['tests/unit/two.test.ts']])
  })

  it('runs the tests that the changes since a commit can affect', async () => {
    put('src/rules/sum.ts', 'export const sum = 1')
    put('src/rules/total.ts', "import { sum } from './sum.ts'\nexport const total = sum")
    put('src/rules/kind.ts', "import type { Sum } from './sum.ts'")
    for (const [name, module] of [
      ['one', 'total'],
      ['two', 'kind'],
    ] as const) {
      put(`tests/unit/${name}.test.ts`, `{"is so":"passes","":"import { x } from '../../src/rules/${module}.ts'"}`)
    }
    const git = (...options: string[]) => execFileSync('git', options, { cwd: house, stdio: 'ignore' })
    git('init')
    put('.git/info/exclude', '.cache\nnode_modules\n')
    git('add', '.')
    git('-c', 'user.name=Ann', '-c', 'user.email=ann@marketflux.test', 'commit', '-m', 'All')
    put('src/rules/sum.ts', 'export const sum = 2')
    const { asked } = await test([...unit, '--changed'])
    expect(asked).toEqual(['tests/unit/one.test.ts'])
  })

  it.each([
    [['--only', 'units'], 'npm test -- --only <suite>, where a suite is'],
    [['--shard', '3/2'], 'npm test -- --shard <i>/<n>'],
    [['--slow'], '--slow is no option.'],
  ])('refuses %o in plain words', async (options, words) => {
    const { code, output } = await test(options)
    expect([code, output.startsWith(words)]).toEqual([1, true])
  })
})

describe('npm test in the browser', () => {
  const real = (path: string) => {
    mkdirSync(join(house, 'node_modules', path, '..'), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules', path), join(house, 'node_modules', path))
  }

  it('continues with the tests without a result, including those that another file declares', async () => {
    real('@playwright/test')
    put('node_modules/vite/bin/vite.js', '')
    put('dist/app/index.html', '')
    put('dist/server/main.js', '')
    put('playwright.config.ts', "export default { testDir: 'tests/e2e', workers: 1 }")
    const made = `import { appendFileSync } from 'node:fs'
      import { expect, test } from '@playwright/test'
      export const make = (title) => test(title, async () => {
        appendFileSync('.cache/asked.txt', title + '\\n')
        if (process.env.HANGS === title) await new Promise((done) => setTimeout(done, 600_000))
        expect(title).toBeTruthy()
      })`
    put('tests/e2e/made.ts', made)
    for (const [file, titles] of [
      ['one', ['first', 'second']],
      ['two', ['third']],
    ] as const)
      put(
        `tests/e2e/${file}.e2e.test.ts`,
        `import { make } from './made.ts'\n${titles.map((title) => `make('${title}')`).join('\n')}`,
      )
    put('tests/unit/one.test.ts', '{"is so":"passes"}')
    const env = { CHROMIUM_PATH: process.execPath }
    const first = await interrupted('e2e', ['--only', 'e2e'], { ...env, HANGS: 'second' })
    const next = await test(['--only', 'e2e'], env)
    expect([first, next].map(({ code, asked }) => ({ code, asked }))).toEqual([
      { code: 130, asked: ['first', 'second'] },
      { code: 0, asked: ['second', 'third'] },
    ])
    expect(next.lastLine).toBe('3 passed, 0 failed, 0 skipped')
  })
})
