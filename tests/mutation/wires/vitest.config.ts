import { defineConfig } from 'vitest/config'

/** Each test fails within a second where what it waits for does not come. */
export default defineConfig({
  test: {
    include: ['tests/model/wiring/**/*.test.ts'],
    // without tests/setup.ts: what one mutant prints late would fail the next test
    setupFiles: ['tests/worker.ts', 'tests/mutation/wires/setup.ts'],
    runner: './tests/mutation/wires/runner.ts',
    maxWorkers: Number(process.env.MUTATION_WORKERS ?? 2),
    testTimeout: 3_000,
    expect: { requireAssertions: true, poll: { timeout: 1_000 } },
    // what a mutant leaves behind must not end the run
    dangerouslyIgnoreUnhandledErrors: true,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
