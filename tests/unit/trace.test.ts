import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let project = ''
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'trace-'))
  mkdirSync(join(project, 'docs'))
  mkdirSync(join(project, '.cache/test-results'), { recursive: true })
  const catalogue = ['# Requirements', '', '## SES session', '- SES-01 A first thing.', '- SES-02 A second: `/x`.', '']
  writeFileSync(join(project, 'docs/requirements.md'), catalogue.join('\n'))
})
afterEach(() => rmSync(project, { recursive: true }))

const keep = (name: string, report: unknown) =>
  writeFileSync(join(project, '.cache/test-results', name), JSON.stringify(report))

const byVitest = (tests: [title: string, status: string][]) =>
  keep('unit.json', {
    testResults: [
      {
        name: 'tests/unit/session.test.ts',
        status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
        assertionResults: tests.map(([title, status]) => ({ title, status })),
      },
    ],
  })

const byPlaywright = (tests: [title: string, status: string][]) =>
  keep('e2e.json', {
    errors: [],
    suites: [{ specs: [], suites: [{ specs: tests.map(([title, status]) => ({ title, tests: [{ status }] })) }] }],
  })

const trace = (...options: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>((done) => {
    const script = resolve('scripts/trace.mjs')
    const child = execFile(process.execPath, [script, ...options], { cwd: project }, (_, said, complained) =>
      done({ code: child.exitCode ?? -1, said, complained }),
    )
  })

const proofs = async () => {
  const { code, said, complained } = await trace('--json')
  return { code, complained, list: JSON.parse(said) }
}
const list = (first: string[], second: string[]) => [
  { id: 'SES-01', text: 'A first thing.', tests: first },
  { id: 'SES-02', text: 'A second: `/x`.', tests: second },
]

it('an id counts by the tests that ran and passed, of every suite', async () => {
  byVitest([
    ['SES-01 is so', 'passed'],
    ['SES-02 is skipped', 'pending'],
    ['speaks of SES-02', 'passed'],
    ['plain', 'passed'],
  ])
  byPlaywright([
    ['SES-01, SES-02 in a browser', 'expected'],
    ['SES-02 wavers', 'flaky'],
    ['SES-02 is skipped there', 'skipped'],
  ])
  expect(await proofs()).toEqual({
    code: 0,
    complained: '',
    list: list(['SES-01, SES-02 in a browser', 'SES-01 is so'], ['SES-01, SES-02 in a browser']),
  })
})

it('a title that failed anywhere proves nothing', async () => {
  byVitest([
    ['SES-01 walks', 'passed'],
    ['SES-01 walks', 'failed'],
  ])
  byPlaywright([['SES-02 holds', 'unexpected']])
  expect(await proofs()).toEqual({ code: 0, complained: '', list: list([], []) })
})

it('a title with more than three ids, or with an unknown one, is an error', async () => {
  byVitest([
    ['SES-01 SES-02 SES-01 SES-02 prove too much', 'passed'],
    ['SEZ-01 is misspelt', 'passed'],
  ])
  expect(await proofs()).toEqual({
    code: 1,
    complained:
      'More than 3 ids in a title: SES-01 SES-02 SES-01 SES-02 prove too much\n' +
      'No requirement is called SEZ-01: SEZ-01 is misspelt\n',
    list: list([], []),
  })
})

it('for people it prints what is proven, then what is open', async () => {
  byVitest([['SES-02 is so', 'passed']])
  expect(await trace()).toEqual({
    code: 0,
    complained: '',
    said: [
      'SES-02 A second: `/x`.',
      '    ✓ SES-02 is so',
      '',
      'Without a passed test:',
      'SES-01 A first thing.',
      '',
      '1 of 2 requirements proven, 1 open',
      '',
    ].join('\n'),
  })
})
