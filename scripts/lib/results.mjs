import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where `npm test` leaves what the suites reported, and `npm run trace` reads it. */
export const RESULTS = '.cache/test-results'

/** Every test that the suites reported: `{ title, outcome }`, the outcome passed, failed or skipped. */
export function allTests() {
  if (!existsSync(RESULTS)) return []
  return readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => testsIn(join(RESULTS, name)))
}

/** The tests of one report, by vitest or by Playwright; a file that could not run counts as a failed one. */
export function testsIn(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.testResults ? report.testResults.flatMap(ofVitest) : ofPlaywright(report)
}

function ofVitest({ name, status, assertionResults }) {
  const tests = assertionResults.map(({ title, status }) => ({ title, outcome: outcomes[status] ?? 'skipped' }))
  const isBroken = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed')
  return isBroken ? [...tests, { title: name, outcome: 'failed' }] : tests
}

function ofPlaywright({ suites = [], errors = [] }) {
  const tests = suites.flatMap(ofPlaywrightSuite)
  return [...tests, ...errors.map(({ message }) => ({ title: message, outcome: 'failed' }))]
}

const ofPlaywrightSuite = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, outcome: outcomes[status] ?? 'failed' }))),
  ...suites.flatMap(ofPlaywrightSuite),
]

const outcomes = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
}
