import { relative } from 'node:path'
import { append } from './records.mjs'

const SUITE = 'e2e'

/** Writes the planned tests, and each result as it arrives. A test in which no assertion ran has failed. */
export default class RecordsOfPlaywright {
  hasEmptyTests = false

  onBegin(_, suite) {
    const planned = suite.allTests().map((test) => this.nameOf(test))
    append(SUITE, { planned })
    console.log(`${planned.length} tests`)
  }

  onTestEnd(test, result) {
    if (!hasRun(test, result)) return
    const assertions = assertionsIn(result.steps)
    const isEmpty = result.status === 'passed' && assertions === 0
    this.hasEmptyTests ||= isEmpty
    const outcome = isEmpty ? { outcome: 'failed', error: 'No assertion ran in this test.' } : outcomeOf(test, result)
    append(SUITE, { ...this.nameOf(test), assertions, ms: result.duration, ...outcome })
  }

  onError(error) {
    append(SUITE, { file: 'playwright', titles: [error.message ?? 'error'], ...failure([error]), assertions: 0 })
  }

  onEnd({ status }) {
    return this.hasEmptyTests ? { status: 'failed' } : { status }
  }

  printsToStdio = () => false

  nameOf(test) {
    // a file may call a function of another file that declares its tests
    const [, , file, ...titles] = test.titlePath()
    return { file: `tests/e2e/${file}`, titles, declaredIn: relative('.', test.location.file) }
  }
}

/** A test that was interrupted with the whole run, or never started because of another failure, has no result. */
const hasRun = ({ expectedStatus }, { status }) =>
  status !== 'interrupted' && (status !== 'skipped' || expectedStatus === 'skipped')

const assertionsIn = (steps) =>
  steps.reduce((sum, step) => sum + (step.category === 'expect' ? 1 : 0) + assertionsIn(step.steps), 0)

function outcomeOf(test, { status, errors }) {
  if (status === 'skipped') return { outcome: 'skipped' }
  if (status === test.expectedStatus) return { outcome: 'passed' }
  return failure(errors, status === 'timedOut')
}

const TIME_LIMIT = /Timeout:? \d+ ?ms|Timeout \d+ ?ms exceeded|Test timeout of \d+ms exceeded|timed out/i

const failure = (errors, isTimedOut = false) => ({
  outcome: isTimedOut || errors.some(({ message = '' }) => TIME_LIMIT.test(message)) ? 'timedOut' : 'failed',
  error: errors
    .map(({ stack, message, value, snippet }) => [stack ?? message ?? value, snippet].filter(Boolean).join('\n'))
    .join('\n\n'),
})
