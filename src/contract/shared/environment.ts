import type { ValueStore } from './storage.ts'

/** What the app takes from outside, so that whole browsers can run in a test. */
export type Environment = {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `run` once `delayMs` have passed; returns how to cancel that. The delays of charts go by it, too. */
  after(delayMs: number, run: () => void): () => void
  /** The page: its document, address, history and events; storage, channels, locks, network and random numbers. */
  page: typeof globalThis
  /** A store of the browser's database; may reject, or never answer. */
  openValues(name: string, store: string): Promise<ValueStore>
}

/** The environment of what is shown. Its clock is the real one, but in a scenario of the simulated world. */
export type World = Environment & {
  isElsewhere(): boolean
  /** Sets by how many milliseconds it is ahead of the real one. */
  move(offsetMs: number): void
  /** For one listener. */
  onMove(listener: () => void): void
}
