const folder = `.cache/mutation/${process.env.MUTATED}`

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/ignore.mjs`],
  ignorers: ['silent'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // a busy machine must not look like an endless loop
  timeoutMS: 12_000,
  timeoutFactor: 4,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // Stryker would rewrite it with TypeScript's old API, which TypeScript 7 no longer has; nothing in it needs that.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'data', 'public', '.cache', 'screenshots', 'test-results', 'tests/e2e', 'tests/bench'],
  tempDirName: '.cache/stryker',
  reporters: ['progress', 'json', 'html'],
  jsonReporter: { fileName: `${folder}/report.json` },
  htmlReporter: { fileName: `${folder}/report.html` },
  allowEmpty: true,
  cleanTempDir: 'always',
}
