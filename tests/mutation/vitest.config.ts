import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from '../patience.ts'
import { CollectingFails } from './collecting-fails.ts'
import { groups } from './groups.ts'

const tests = groups[process.env.MUTATED ?? '']?.tests ?? []

export default defineConfig({
  test: {
    include: tests,
    setupFiles: ['tests/setup.ts'],
    reporters: [new CollectingFails()],
    expect: { poll: { timeout: PATIENCE_MS } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
