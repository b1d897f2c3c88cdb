import type { Clock } from '../../clock.ts'
import { loggedNameOf, type Source } from '../source.ts'
import { createEntries, type Entry, endIfOff, hostOf, isOn } from './entries.ts'
import type { SourceState } from './state.ts'

export type Polled = { source: Source; state: SourceState; isOn: boolean; isRunning: boolean }
export type PollerParts = {
  clock: Pick<Clock, 'now' | 'at'>
  /** States of sources from earlier, by id. */
  remembered: Map<string, SourceState>
  /** Polls a source once. Returns its new state. */
  poll(source: Source, state: SourceState, ended: AbortSignal): Promise<SourceState>
  save(source: Source, state: SourceState): Promise<void>
  report(line: string): void
  /** Sources were given, switched, or have gone. */
  changed?(): void
  /** How many sources are polled at once. */
  atOnce?: number
}
export type Poller = ReturnType<typeof createPoller>

/** Polls each source when it is due: several at once, but never two of one host. */
export function createPoller(parts: PollerParts) {
  const { clock } = parts
  const entries = createEntries(parts.remembered, clock.now)
  const turns = createTurns(parts, entries)

  async function change(id: string, to: (entry: Entry) => Partial<SourceState>) {
    const entry = entries.get(id)
    if (!entry) return false
    entry.state = { ...entry.state, ...to(entry) }
    endIfOff(entry)
    parts.changed?.()
    await keep(entry, parts)
    turns.wake()
    return true
  }

  return {
    /** Replaces the installation's sources. */
    set(sources: readonly Source[]) {
      entries.set(sources, false)
      parts.changed?.()
      turns.wake()
    },
    /** Replaces the sources of users. */
    setOwn(sources: readonly Source[]) {
      entries.set(sources, true)
      turns.wake()
    },
    /** The installation's sources. */
    list: (): Polled[] => entries.of(false).map(facts),
    find(id: string) {
      const entry = entries.get(id)
      return entry && facts(entry)
    },
    /** False where there is no such source. A source that is switched on is polled at once. */
    switch: (id: string, to: boolean) =>
      change(id, ({ source }) => ({
        switched: { isOn: to, over: source.isOn },
        ...(to ? { isGone: false, nextAt: clock.now(), failures: 0 } : {}),
      })),
    /** False where there is no such source. An inactive source stays inactive. */
    tryNow: (id: string) => change(id, () => ({ nextAt: clock.now() })),
    close: turns.close,
  }
}

const facts = (entry: Entry): Polled => ({
  source: entry.source,
  state: entry.state,
  isOn: isOn(entry),
  isRunning: entry.running !== undefined,
})

/** Starts the polls that are due. */
function createTurns(parts: PollerParts, entries: ReturnType<typeof createEntries>) {
  const { clock, atOnce = 8 } = parts
  const running = new Map<string, Promise<void>>()
  let isClosed = false
  let callOff = () => {}

  function wake() {
    callOff()
    if (isClosed) return
    const now = clock.now()
    const waiting = entries.waiting()
    for (const entry of waiting) {
      if (entry.state.nextAt > now || running.size >= atOnce) break
      if (!running.has(hostOf(entry))) start(entry)
    }
    // sources that are due but had to wait are considered again when a poll ends
    const next = waiting.find(({ state }) => state.nextAt > now)
    if (next) callOff = clock.at(next.state.nextAt, wake)
  }

  function start(entry: Entry) {
    const host = hostOf(entry)
    const ended = new AbortController()
    entry.running = ended
    const run = ask(entry, ended.signal, parts).finally(() => {
      running.delete(host)
      entry.running = undefined
      wake()
    })
    running.set(host, run)
  }

  return {
    wake,
    async close() {
      isClosed = true
      callOff()
      for (const entry of entries.all()) entry.running?.abort()
      await Promise.all(running.values())
    },
  }
}

async function ask(entry: Entry, ended: AbortSignal, parts: PollerParts) {
  const state = await parts.poll(entry.source, entry.state, ended)
  // a source that was switched off or removed in the meantime keeps its state
  if (ended.aborted) return
  const { trouble, switched } = entry.state
  entry.state = { ...state, switched }
  if (state.isGone) parts.changed?.()
  if (state.trouble !== undefined && state.trouble !== trouble) {
    parts.report(`${loggedNameOf(entry.source)}: ${state.trouble}`)
  }
  await keep(entry, parts)
}

const keep = ({ source, state }: Entry, { save, report }: PollerParts) =>
  save(source, state).catch((error) =>
    report(`The state of ${loggedNameOf(source)} could not be kept: ${String(error)}`),
  )
