import { SUITES } from './options.mjs'
import { keyOf, resultsOf } from './records.mjs'
import { leftOf, linesOf } from './targets.mjs'

const NOT_FINISHED = 75
const LONGEST_ERROR = 6_000

/** The outcome of a run: its results, and in lines the tests without one. A test that hit its time limit on a busy machine has none. */
export function sumOf(run) {
  const results = [...SUITES, 'unhandled'].flatMap((suite) => resultsOf(suite, run.id))
  const of = (outcome) => results.filter((result) => result.outcome === outcome)
  const left = [...linesOf(leftOf(run)), ...of('timedOut').map((result) => `${keyOf(result)} (hit its time limit)`)]
  return { results, passed: of('passed'), failed: of('failed'), skipped: of('skipped'), left }
}

/** Prints the results of each suite, the failed and the missing tests, and the sum as the last line; sets the exit code. */
export function saySum({ results, passed, failed, skipped, left }) {
  for (const suite of new Set(results.map(({ suite }) => suite))) sayCounts(suite, results)
  for (const result of failed)
    console.log(`\n${result.suite}: ${keyOf(result)}\n${result.error.slice(0, LONGEST_ERROR).trimEnd()}`)
  // many people only see the end of a long output
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((result) => `  ${keyOf(result)}\n`).join('')}`)
  if (left.length > 0) {
    console.log(
      `\nNot finished. These did not run, or not to their end:\n${left.map((line) => `  ${line}\n`).join('')}`,
    )
    console.log('`npm test` continues with them as long as no file changes.')
  }
  process.exitCode = failed.length > 0 ? 1 : left.length > 0 ? NOT_FINISHED : 0
  console.log(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length + left.length} skipped`)
}

function sayCounts(suite, results) {
  const count = (outcome) => results.filter((result) => result.suite === suite && result.outcome === outcome).length
  console.log(`  ${suite.padEnd(9)} ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
}
