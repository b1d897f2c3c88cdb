import { relative } from 'node:path'
import { append, keyOf } from './records.mjs'

/** Writes the results of each file as soon as all its tests have run. The suite is the folder below `tests` that contains the file. */
export default class RecordsOfVitest {
  onTestModuleEnd(module) {
    const file = pathOf(module)
    const errors = module.errors().map((error) => ({ file, titles: [file], ...failure([error]), assertions: 0 }))
    const tests = numbered([...module.children.allTests()].map((test) => resultOf(file, test)))
    append(suiteOf(file), ...tests, ...errors, { file, isDone: true })
  }

  onTestRunEnd(_, unhandled) {
    for (const error of unhandled) append('unhandled', { file: 'vitest', titles: [error.message], ...failure([error]) })
  }
}

const pathOf = (module) => relative(process.cwd(), module.moduleId)
export const suiteOf = (file) => file.split('/')[1]

function resultOf(file, test) {
  const { state, errors = [] } = test.result()
  const outcome = state === 'failed' ? failure(errors) : { outcome: state === 'passed' ? 'passed' : 'skipped' }
  return {
    file,
    titles: titlesOf(test),
    ms: Math.round(test.diagnostic()?.duration ?? 0),
    assertions: test.meta().assertions ?? 0,
    ...outcome,
  }
}

/** Among tests with the same titles, which browser tests do not have, the second gets a number, so that each is counted. */
function numbered(tests) {
  const seen = new Map()
  return tests.map((test) => {
    const count = (seen.get(keyOf(test)) ?? 0) + 1
    seen.set(keyOf(test), count)
    return count === 1 ? test : { ...test, titles: [`#${count}`, ...test.titles] }
  })
}

function titlesOf(test) {
  const titles = []
  for (let one = test; one.type !== 'module'; one = one.parent) titles.unshift(one.name)
  return titles
}

const TIME_LIMIT = /^(Test|Hook) timed out in \d+ms/

const failure = (errors) => ({
  outcome: errors.every(({ message }) => TIME_LIMIT.test(message)) && errors.length > 0 ? 'timedOut' : 'failed',
  error: errors.map(({ stack, message, diff }) => [stack ?? message, diff].filter(Boolean).join('\n')).join('\n\n'),
})
