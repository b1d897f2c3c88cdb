import { setTimeout as wait } from 'node:timers/promises'

/** In milliseconds: longer than any branch takes. */
export const EVEN_STEP_MS = 150

/** Ends at a whole multiple of the step after it began, so that the time does not tell what was done. */
export async function evenly(stepMs: number, work: () => Promise<void>) {
  const began = performance.now()
  try {
    await work()
  } finally {
    await wait(stepMs - ((performance.now() - began) % stepMs))
  }
}
