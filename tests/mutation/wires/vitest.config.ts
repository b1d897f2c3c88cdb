import { defineConfig } from 'vitest/config'

/** A test whose awaited event does not arrive fails within a second. */
export default defineConfig({
  test: {
    include: ['tests/model/wiring/**/*.test.ts'],
    // without tests/setup.ts: a late log message of one mutant would fail the next test
    setupFiles: ['tests/worker.ts', 'tests/mutation/wires/setup.ts'],
    runner: './tests/mutation/wires/runner.ts',
    maxWorkers: Number(process.env.MUTATION_WORKERS ?? 2),
    testTimeout: 3_000,
    expect: { requireAssertions: true, poll: { timeout: 1_000 } },
    // anything that a mutant leaves behind must not end the run
    dangerouslyIgnoreUnhandledErrors: true,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
