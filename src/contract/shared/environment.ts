import type { ValueStore } from './storage.ts'

/** What the app takes from outside, so that whole browsers can run in a test. */
export type Environment = {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `run` once `delayMs` have passed; returns how to cancel that. The delays of charts go by it, too. */
  after(delayMs: number, run: () => void): () => void
  /** The page: its document, address, history and events; storage, channels, locks, network and random numbers. */
  page: typeof globalThis
  /** Loads the code that opens a store of the browser's database, which may throw; rejects while there is no network. */
  loadValues(): Promise<(name: string, store: string) => ValueStore>
}

/** The environment of what is shown. Its clock is the real one, but in a scenario of the simulated world. */
export type World = Environment & {
  isElsewhere(): boolean
  /** Sets by how many milliseconds it is ahead of the real one. */
  move(offsetMs: number): void
  /** For one listener. */
  onMove(listener: () => void): void
}
