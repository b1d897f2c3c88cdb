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

type Test = [title: string, outcome: 'passed' | 'failed' | 'skipped', assertions?: number]

const keep = (suite: string, tests: Test[]) => {
  const lines = tests.map(([title, outcome, assertions = 1], line) =>
    JSON.stringify({
      run: 'last',
      file: `tests/${suite}/${line}.test.ts`,
      titles: ['a group', title],
      outcome,
      assertions,
    }),
  )
  writeFileSync(join(project, `.cache/test-results/${suite}.ndjson`), `${lines.join('\n')}\n`)
}

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
type Proof = { title: string; assertions: number }
const list = (first: Proof[], second: Proof[]) =>
  [
    { id: 'SES-01', text: 'A first thing.', tests: first },
    { id: 'SES-02', text: 'A second: `/x`.', tests: second },
  ].map((proof) => ({ ...proof, assertions: proof.tests.reduce((sum, { assertions }) => sum + assertions, 0) }))

it('an id counts by the tests that ran and passed, of every suite, with their assertions', async () => {
  keep('unit', [
    ['SES-01 is so', 'passed', 3],
    ['SES-02 is skipped', 'skipped'],
    ['speaks of SES-02', 'passed'],
    ['plain', 'passed'],
  ])
  keep('e2e', [
    ['SES-01, SES-02 in a browser', 'passed', 4],
    ['SES-02 is skipped there', 'skipped'],
  ])
  const inBrowser = { title: 'SES-01, SES-02 in a browser', assertions: 4 }
  expect(await proofs()).toEqual({
    code: 0,
    complained: '',
    list: list([inBrowser, { title: 'SES-01 is so', assertions: 3 }], [inBrowser]),
  })
})

it('a title that failed anywhere proves nothing', async () => {
  keep('unit', [
    ['SES-01 walks', 'passed'],
    ['SES-01 walks', 'failed'],
  ])
  keep('e2e', [['SES-02 holds', 'failed']])
  expect(await proofs()).toEqual({ code: 0, complained: '', list: list([], []) })
})

it('a title with more than three ids, or with an unknown one, is an error', async () => {
  keep('unit', [
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

it('the report lists proven requirements, then open ones', async () => {
  keep('unit', [['SES-02 is so', 'passed', 5]])
  expect(await trace()).toEqual({
    code: 0,
    complained: '',
    said: [
      'SES-02 A second: `/x`.',
      '    5 assertions ran',
      '    ✓ SES-02 is so (5)',
      '',
      'Without a passed test:',
      'SES-01 A first thing.',
      '',
      '1 of 2 requirements proven, 1 open',
      '',
    ].join('\n'),
  })
})
