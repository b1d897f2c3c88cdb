import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the test runs store their results: one file of lines per suite, and the run that they belong to. */
export const RESULTS = '.cache/test-results'

const RUN = join(RESULTS, 'run.json')
const ENDING = '.ndjson'
const fileOf = (suite) => join(RESULTS, `${suite}${ENDING}`)

/**
 * Appends results to a suite's file at once, so that an interrupted run keeps them. A result is `{ run, file, titles, outcome, assertions, error }`:
 * `titles` are those of the groups around the test and its own, `outcome` is passed, failed, timedOut or skipped. `{ run, file, isDone }` marks a
 * file whose tests all ran, `{ run, planned }` lists the tests that a suite is going to run.
 */
export function append(suite, ...records) {
  mkdirSync(RESULTS, { recursive: true })
  const run = process.env.TEST_RUN ?? currentRun()?.id
  appendFileSync(fileOf(suite), records.map((record) => `${JSON.stringify({ run, ...record })}\n`).join(''))
}

/** Every line of a suite's file, oldest first. A truncated last line is left out. */
function linesOf(suite) {
  if (!existsSync(fileOf(suite))) return []
  const lines = readFileSync(fileOf(suite), 'utf8').split('\n')
  return lines.slice(0, -1).map((line) => JSON.parse(line))
}

export const keyOf = ({ file, titles }) => [file, ...titles].join(' › ')

/** The newest result of each test of a suite, of one run or of all. */
export function resultsOf(suite, run) {
  const newest = new Map()
  for (const line of linesOf(suite)) {
    if (line.titles && (run === undefined || line.run === run)) newest.set(keyOf(line), { suite, ...line })
  }
  return [...newest.values()]
}

/** The files of a suite whose tests have all run. */
export const doneFiles = (suite, run) =>
  new Set(linesOf(suite).flatMap((line) => (line.run === run && line.isDone ? [line.file] : [])))

/**
 * The tests that a suite planned to run, `{ file, titles, declaredIn }` each; undefined when it did not get that far. A continued run writes a
 * shorter plan: the first one is complete.
 */
export const plannedOf = (suite, run) => linesOf(suite).find((line) => line.run === run && line.planned)?.planned

/** The newest result of every test of every suite. */
export const allResults = () => suitesHere().flatMap((suite) => resultsOf(suite))

const suitesHere = () =>
  existsSync(RESULTS)
    ? readdirSync(RESULTS)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
        .sort()
    : []

export const forget = (suite) => rmSync(fileOf(suite), { force: true })

/** The last run: `{ id, fingerprint, selection, startedAt, isFinished }`. */
export const currentRun = () => (existsSync(RUN) ? JSON.parse(readFileSync(RUN, 'utf8')) : undefined)

export function keepRun(run) {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(RUN, JSON.stringify(run))
}
