import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { fetchEarly, findBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { clearly, runScript, timed } from './run.mjs'
import { browserLine, fingerprintOf } from './tests/fingerprint.mjs'
import { read } from './tests/options.mjs'
import { currentRun, forget, keepRun, resultsOf } from './tests/records.mjs'
import { checkTitles, keepCheck, runAlone, runCheck, runPlaywright, runVitest } from './tests/suites.mjs'
import { saySum, sumOf } from './tests/sum.mjs'
import { isNothing, leftOf, targetsOf, timedOutOf } from './tests/targets.mjs'

/**
 * When the first process stops, and when the process that continues its work stops; both since the start of the first. What a slow machine leaves is
 * continued by the next `npm test`, except in CI, where there is none.
 */
const LIMITS_MINUTES = (process.env.TEST_LIMITS_MINUTES ?? (process.env.CI ? '25,80' : '25,27')).split(',').map(Number)

/** `npm test`: everything, or what the options select. Exits with 0, with 1 when a test failed, with 75 when the time ran out. */
export const test = (args) =>
  clearly(async () => {
    const options = read(args)
    if (options.help) return console.log(options.help)
    const part = Number(process.env.TEST_PART ?? 0)
    const startedAt = Number(process.env.TEST_STARTED_AT || Date.now())
    const until = startedAt + LIMITS_MINUTES[part] * 60_000
    await Promise.all([install(), args.length === 0 && fetchEarly()])
    const { run, browser } = await takeUp(options)
    process.env.TEST_RUN = run.id
    await runLeft(run, browser, until)
    if (part > 0) await runAlone(timedOutOf(run.id), browser, until)
    const sum = sumOf(run)
    if (part === 0 && needsMoreTime(run, until)) {
      console.log(
        `\nNot finished after ${LIMITS_MINUTES[0]} minutes, or out of time in single tests: a new process goes on.`,
      )
      const env = { TEST_PART: '1', TEST_STARTED_AT: String(startedAt) }
      process.exitCode = await runScript(
        ownScript,
        args.filter((option) => option !== '--fresh'),
        env,
      )
      return
    }
    keepRun({ ...run, isFinished: sum.left.length === 0 || !needsMoreTime(run, until) })
    saySum(sum)
  }, 130)

const ownScript = fileURLToPath(import.meta.resolve('../test.mjs'))

/** The last run, if it was not finished and nothing has changed since; else a new one. */
async function takeUp({ isFresh, ...options }) {
  const last = currentRun()
  const isOpen = last && !last.isFinished && !isFresh && JSON.stringify(last.options) === JSON.stringify(options)
  const targets = isOpen ? last.targets : targetsOf(options)
  const browser = targets.browserFiles.length > 0 ? await findBrowser() : undefined
  const fingerprint = fingerprintOf(browser && browserLine(browser))
  if (isOpen && last.fingerprint === fingerprint) {
    if (!process.env.TEST_PART)
      console.log('The last run was not finished, and nothing has changed: this one continues it.')
    return { run: last, browser }
  }
  const isWhole = !options.changed && !options.failed && !options.shard
  const run = {
    id: randomUUID(),
    fingerprint,
    options,
    targets: isOpen ? targetsOf(options) : targets,
    isFinished: false,
  }
  for (const suite of ['unhandled', ...(isWhole ? options.suites : [])]) forget(suite)
  keepRun(run)
  return { run, browser }
}

/** Static checks in parallel with the tests in process, then the build, then the browser. */
async function runLeft(run, browser, until) {
  const left = leftOf(run)
  if (left.checks.length + left.files.length > 0) {
    await timed('Checks and tests in process', () =>
      Promise.all([inTurn(left.checks, until), left.files.length > 0 && runVitest(left.files, until)]),
    )
  }
  if (left.hasBuild) await timed('Build', build)
  const isBuilt = resultsOf('build', run.id).every(({ outcome }) => outcome === 'passed')
  if (left.browserFiles.length > 0 && isBuilt && Date.now() < until) {
    await buildIfStale()
    await timed('Tests in the browser', () =>
      runPlaywright({ files: left.browserFiles, tests: left.browserTests }, browser, until),
    )
  }
  if (left.hasTitles) checkTitles()
}

async function inTurn(checks, until) {
  for (const name of checks) if (Date.now() < until) await runCheck(name, until)
}

async function build() {
  try {
    await buildIfStale()
    keepCheck('build')
  } catch (trouble) {
    keepCheck('build', `${trouble.output ?? ''}\n${trouble.message}`)
  }
}

const needsMoreTime = (run, until) => (Date.now() >= until && !isNothing(leftOf(run))) || !isNothing(timedOutOf(run.id))
