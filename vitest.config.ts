import { defineConfig } from 'vitest/config'

const project = (name: string, testTimeout: number) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout, hookTimeout: testTimeout * 2 },
})

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      project('unit', 30_000),
      project('model', 30_000),
      project('contract', 90_000),
      project('house', 60_000),
    ],
  },
})
