import { type Environment, wait } from '../../environment.ts'

/** In milliseconds: longer than any branch takes. */
export const EVEN_STEP_MS = 150

export type Evenly = (work: () => Promise<void>) => Promise<void>

/** Work that ends at a whole multiple of the step after it began, so that its duration does not reveal what was done. */
export function createEvenly(environment: Pick<Environment, 'elapsed' | 'after'>, stepMs: number): Evenly {
  const { elapsed } = environment
  return async (work) => {
    const began = elapsed()
    try {
      await work()
    } finally {
      await wait(environment, stepMs - ((elapsed() - began) % stepMs))
    }
  }
}
