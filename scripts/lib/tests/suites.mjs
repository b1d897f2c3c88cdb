import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool, timed } from '../run.mjs'
import { allTitles, faultsIn, requirements } from '../trace.mjs'
import { isIdle } from './idle.mjs'
import { append, RESULTS, resultsOf } from './records.mjs'
import { timedOutOf } from './targets.mjs'

const reporter = (name) => fileURLToPath(import.meta.resolve(`./${name}-reporter.mjs`))

const checks = {
  types: ['tsc', '--noEmit'],
  lint: ['biome', 'check', '--error-on-warnings'],
  knip: ['knip'],
}

/** One check that passes or fails as a whole. */
export async function runCheck(name, until) {
  const [tool, ...options] = checks[name]
  const { code, output, isOutOfTime } = await runTool(tool, options, { minutes: minutesTo(until) })
  if (isOutOfTime) return
  keepCheck(name, code === 0 ? undefined : output)
}

/** The finding of a check that counts as one test; undefined when there is none. */
export const keepCheck = (name, error) =>
  append(name, { file: name, titles: [name], outcome: error === undefined ? 'passed' : 'failed', error, assertions: 1 })

/** The ids in the titles of all stored results. */
export function checkTitles() {
  const faults = faultsIn(requirements(), allTitles())
  keepCheck('titles', faults.length > 0 ? faults.join('\n') : undefined)
}

/** The tests of these files in process; `isAlone` runs one at a time. */
export async function runVitest(files, until, isAlone = false) {
  const options = ['run', '--reporter', reporter('vitest'), ...(isAlone ? ['--maxWorkers=1'] : []), ...files]
  const { code, output, isOutOfTime } = await runTool('vitest', options, { minutes: minutesTo(until) })
  if (code !== 0 && !isOutOfTime) keepCrash('vitest', output, [...new Set(files.map((file) => file.split('/')[1]))])
}

/** Browser tests: those of `tests`, `{ file, titles, declaredIn }` each, or all of `files`. */
export async function runPlaywright({ files, tests }, browser, until, isAlone = false) {
  const chosen = tests ? ['--test-list', listOf(tests)] : files
  const options = ['test', '--reporter', reporter('playwright'), ...(isAlone ? ['--workers=1'] : []), ...chosen]
  const { code, output, isOutOfTime } = await runTool('playwright', options, {
    env: { CHROMIUM_PATH: browser },
    minutes: minutesTo(until),
    graceSeconds: 20,
  })
  if (code !== 0 && !isOutOfTime) keepCrash('e2e', output, ['e2e'])
}

/** Repeats tests that hit a time limit, one at a time. A test that hits it again on an otherwise idle machine has failed. */
export async function runAlone({ files, browserTests }, browser, until) {
  if (files.length + browserTests.length === 0 || Date.now() >= until) return
  await timed('Repeating the tests that hit a time limit, one at a time', async () => {
    const wasIdle = await isIdle()
    if (files.length > 0) await runVitest(files, until, true)
    if (browserTests.length > 0) await runPlaywright({ tests: browserTests }, browser, until, true)
    if (!wasIdle || !(await isIdle())) return
    for (const { suite, ...result } of timedOutOf(process.env.TEST_RUN).tests)
      append(suite, { ...result, outcome: 'failed' })
  })
}

function listOf(tests) {
  const path = join(RESULTS, 'e2e-list.txt')
  mkdirSync(RESULTS, { recursive: true })
  // Playwright loads the files that are named here, and runs those of their tests that are declared at a named line
  const lines = tests.flatMap(({ file, titles, declaredIn }) =>
    [...new Set([file, declaredIn ?? file])].map((path) => [path.replace('tests/e2e/', ''), ...titles].join(' › ')),
  )
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

/** A suite that ends with an error has failed, even if none of its tests has. */
function keepCrash(name, output, suites) {
  const isExplained = [...suites, 'unhandled'].some((suite) =>
    resultsOf(suite, process.env.TEST_RUN).some(({ outcome }) => outcome === 'failed' || outcome === 'timedOut'),
  )
  if (isExplained) return
  append('unhandled', {
    file: name,
    titles: [`${name} ended badly`],
    outcome: 'failed',
    error: output.trim(),
    assertions: 0,
  })
}

const minutesTo = (until) => Math.max(0.01, (until - Date.now()) / 60_000)
