import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The test that reports how much is left fails as well when walks have failed. */
const COUNTS = /^CHT-02 leaves no /

/** A reporter of vitest for `npm run walk`, which names the folder: it stores how many walks of each chart failed, and the first of them. */
export default class Failures {
  onTestRunEnd(files) {
    const home = process.env.WALKS
    const failed = Object.fromEntries(files.flatMap(failureIn))
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'failed.json'), JSON.stringify(failed))
  }
}

function failureIn(file) {
  const tests = [...file.children.allTests('failed')].filter(({ name }) => !COUNTS.test(name))
  const suites = [...file.children.allSuites()]
  const [error] = [tests[0]?.result(), ...[file, ...suites].map((part) => ({ errors: part.errors() }))].flatMap(
    (result) => result?.errors ?? [],
  )
  if (!error) return []
  const why = stripVTControlCharacters(error.diff ?? error.message ?? String(error))
  return [[basename(file.moduleId, '.model.test.ts'), { count: tests.length, first: tests[0]?.name, why }]]
}
