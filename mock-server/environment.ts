import { randomBytes, randomUUID } from 'node:crypto'

/** Everything that differs from one run to the next: time, timers and randomness. The backend takes them from here only. */
export type Environment = {
  /** Epoch milliseconds of the machine's clock. */
  now(): number
  /** Milliseconds of a clock that only moves forward: limits and work are measured by it. */
  elapsed(): number
  /** Calls `run` after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, run: () => void): () => void
  /** Calls `run` in the next turn of the event loop. */
  nextTurn(run: () => void): void
  /** At least 0 and less than 1; not for secrets. */
  random(): number
  /** Returns this many random bytes in base64url, unpredictable enough for secrets. */
  randomText(bytes: number): string
  uuid(): string
}

/** The machine's own. */
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

/** Resolves after `delayMs`. */
export const wait = ({ after }: Pick<Environment, 'after'>, delayMs: number) =>
  new Promise<void>((resolve) => void after(delayMs, resolve))
