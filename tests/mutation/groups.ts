import { readdirSync, readFileSync } from 'node:fs'

type Group = { files: string[]; tests: string[] }

const filesIn = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`)

/** Unit tests that take something straight from the rules; what is simulated and what is drawn is made of them, and slow. */
const testsOfRules = () =>
  filesIn('tests/unit').filter(
    (file) =>
      !/\/(simulated|ui-(?!shell-rules)|inspection|legal)/.test(file) &&
      /\.test\.tsx?$/.test(file) &&
      readFileSync(file, 'utf8').includes('/src/rules/'),
  )

/** Rules that only a form's chart asks, and that its walks prove. */
const formRules = ['contact', 'log-in-problems', 'passwords', 'pattern-syntax', 'profile', 'taken-problems'].map(
  (name) => `src/rules/${name}.ts`,
)

/**
 * What is mutated, and which tests have to notice. A chart answers to its walks, a rule to its unit tests,
 * a field to the contract's: the tests of screens above them would only make the run slow.
 */
export const groups: Record<string, Group> = {
  fields: {
    files: ['fields', 'account-fields', 'username', 'field-problem'].map((name) => `src/contract/${name}.ts`),
    tests: ['tests/unit/contract-*.test.ts'],
  },
  rules: { files: filesIn('src/rules').filter((file) => !formRules.includes(file)), tests: testsOfRules() },
  'form-rules': {
    files: formRules,
    tests: [
      'tests/model/{builder,contact,create-account,log-in,password,profile,reset-password}.model.test.ts',
      'tests/unit/pattern.test.ts',
    ],
  },
  machines: { files: filesIn('src/machines'), tests: ['tests/model/*.test.ts'] },
}
