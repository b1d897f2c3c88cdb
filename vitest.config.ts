import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './tests/patience.ts'

/** Where React renders: a file that names jsdom in its first line. One environment a project, so that its files share workers. */
const needsDocument = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/unit/${name}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))

type More = {
  include?: string[]
  exclude?: string[]
  globalSetup?: string
  alias?: { find: RegExp; replacement: string }[]
}
const project = (name: string, testTimeout: number, more: More = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout, hookTimeout: testTimeout * 2, ...more },
})

/** The backend is built once for the contract tests, and its threads start from the build. */
const fromBuild: More = {
  globalSetup: 'tests/contract/built-backend.ts',
  alias: [{ find: /^(\.\.\/)+thread\.ts$/, replacement: resolve('tests/contract/built-thread.ts') }],
}

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    // the files of a project share workers: what a file changes it must put back
    isolate: false,
    expect: { requireAssertions: true, poll: { timeout: PATIENCE_MS } },
    tags: [
      { name: 'restart', description: 'starts the backend as a process of its own, on its data', timeout: 300_000 },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      project('unit', 30_000, { exclude: needsDocument }),
      project('ui', 30_000, { include: needsDocument }),
      project('model', 30_000),
      project('contract', 90_000, fromBuild),
      project('house', 60_000),
    ],
  },
})
