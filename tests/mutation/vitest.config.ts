import { defineConfig } from 'vitest/config'
import { CollectingFails } from './collecting-fails.ts'
import { groups } from './groups.ts'

const tests = groups[process.env.MUTATED ?? '']?.tests ?? []

export default defineConfig({
  test: {
    include: tests,
    setupFiles: ['tests/setup.ts'],
    reporters: [new CollectingFails()],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
