import { randomBytes, randomUUID } from 'node:crypto'

/** What differs from one run to the next: time, timers and chance. The backend reads them from here only. */
export type Environment = {
  /** Epoch milliseconds of the machine's clock. */
  now(): number
  /** Milliseconds of a clock that only moves forward: limits and work are measured by it. */
  elapsed(): number
  /** Calls `run` once `delayMs` have passed; returns how to cancel that. */
  after(delayMs: number, run: () => void): () => void
  /** Calls `run` in the next turn of the event loop. */
  nextTurn(run: () => void): void
  /** At least 0 and less than 1; not for secrets. */
  random(): number
  /** So many random bytes in base64url, which cannot be guessed. */
  randomText(bytes: number): string
  uuid(): string
}

/** The machine's. */
export const systemEnvironment: Environment = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
  nextTurn: (run) => void setImmediate(run),
  random: () => Math.random(),
  randomText: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}

/** Resolves once `delayMs` have passed. */
export const wait = ({ after }: Pick<Environment, 'after'>, delayMs: number) =>
  new Promise<void>((resolve) => void after(delayMs, resolve))
