import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesBelow } from '../../scripts/lib/chart-files.mjs'

type Group = { files: string[]; tests: string[] }

const testFiles = ['tests/unit', 'tests/model'].flatMap((folder) => [
  ...filesBelow(folder, '.test.ts'),
  ...filesBelow(folder, '.test.tsx'),
])
const rules = filesBelow('src/rules', '.ts')
const fileOf = (folder: string, name: string) => filesBelow(folder, `/${name}.ts`)

/**
 * The tests that import a rule directly. Tests of the simulation and of screens cover many rules and are slow: they count only where there are no
 * others.
 */
function testsOf(rule: string) {
  const direct = testFiles.filter((file) => readFileSync(file, 'utf8').includes(`/${rule}'`))
  const plain = direct.filter((file) => !/\/(simulated|legal|ui-(?!shell-rules))/.test(file))
  return [...(plain.length > 0 ? plain : direct), ...(throughOthers[basename(rule, '.ts')] ?? [])]
}

/** Tests that reach a rule through other modules. */
const throughOthers: Record<string, string[]> = {
  inspection: ['tests/model/inspector/inspector.model.test.ts'],
  'pattern-syntax': ['tests/unit/feed/pattern.test.ts'],
  sequence: ['tests/model/inspector/inspector.model.test.ts'],
  workspace: ['tests/model/shared/workspace.model.test.ts'],
}

/** Rules that only the chart of a form uses, and that its walks verify. */
const formRules = ['contact', 'log-in-problems', 'passwords', 'profile', 'taken-problems'].flatMap((name) =>
  fileOf('src/rules', name),
)

/**
 * The mutated files, and the tests that have to notice. A chart is covered by its walks, a rule by its unit tests, a field by the contract's: the
 * tests of screens above them would only make the run slow.
 */
export const groups: Record<string, Group> = {
  fields: {
    files: ['fields', 'account-fields', 'username', 'field-problem'].flatMap((name) => fileOf('src/contract', name)),
    tests: ['tests/unit/contract/contract-*.test.ts'],
  },
  ...Object.fromEntries(
    rules
      .filter((file) => !formRules.includes(file))
      .map((file) => [basename(file, '.ts'), { files: [file], tests: testsOf(file) }]),
  ),
  'form-rules': {
    files: formRules,
    tests: [
      'tests/model/**/{contact,create-account,log-in,password,profile,reset-password}.model.test.ts',
      'tests/unit/http/refusals.test.ts',
    ],
  },
  machines: { files: filesBelow('src/machines', '.ts'), tests: ['tests/model/**/*.test.ts'] },
}
