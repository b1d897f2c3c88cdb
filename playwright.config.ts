import { defineConfig } from '@playwright/test'
import { chromium } from './tests/e2e/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './scripts/lib/built.mjs',
  // a machine may be six times as slow as ours: only what hangs comes to these
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // of hundreds of tests that pass, a line each would hide the one that does not
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    trace: 'off',
    // a new renderer for each test would compile the app again, a sixth of the time; tests/e2e/test.ts undoes what this leaves
    reuseContext: true,
    // a button that cannot be pressed is said to be one, long before the test's own time is over
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // its files are read when the first rows stand: tests of other things are faster and surer without it
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // the tape's movement would be drawn by the processor that the tests share
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromium,
  },
})
