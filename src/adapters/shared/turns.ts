import { REQUEST_TIMEOUT_MS } from '../../contract/shared/calls.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'

type Surroundings = Pick<Environment, 'now' | 'after' | 'page'>
type Name = 'turn' | 'since'

/** Longer than a call may take (ms): a lock that is not had by then will never be. */
const LOCK_TIME_MS = 2 * REQUEST_TIMEOUT_MS

/**
 * One tab of a browser at a time asks the server for a token, and all count the tokens in `turn`:
 * a browser's lock decides who, a number in IndexedDB (no secret) shows the next one that there is a newer token.
 * A second number, `since`, is the turn of the latest sign-in: it distinguishes what came before a sign-in from what came after.
 * Without a database the numbers are texts; a tab that can keep neither still counts on, since turns go by the clock where that is ahead.
 */
export function createTurns(
  { database, lasting }: Pick<SiteStorage, 'database' | 'lasting'>,
  environment: Surroundings,
) {
  const { now } = environment
  const numbers = database('market-flux-turns', 'turns')
  const read = async (name: Name) =>
    Math.max((await numbers.get<number>(name).catch(() => 0)) ?? 0, Number(lasting.get(textOf(name)) ?? 0))
  const write = (name: Name, value: number) =>
    numbers.set(name, value).catch(() => void lasting.set(textOf(name), String(value)))
  const inTurn = <Output>(task: (turn: number) => Promise<Output>, signal?: AbortSignal) =>
    locked('market-flux.token', async () => task(await read('turn')), { signal, timeMs: LOCK_TIME_MS, ...environment })
  const count = async <Output>(turn: number, task: () => Promise<Output>, signal?: AbortSignal) => {
    const output = await task()
    const next = Math.max(turn + 1, now())
    // a token of an aborted call does not count as a later token than the tabs have
    if (!signal?.aborted) await write('turn', next)
    return { turn: next, output }
  }

  return {
    /** Runs `task`, which begins a sign-in, in turn; rejects with what it rejects with. */
    begin: <Output>(task: () => Promise<Output>, signal: AbortSignal) =>
      inTurn(async (turn) => {
        const counted = await count(turn, task, signal)
        await write('since', counted.turn)
        return { ...counted, since: counted.turn }
      }, signal),
    /** Runs `task` in turn, or not at all when `signal` comes before its turn; rejects with what it rejects with. */
    take: <Output>(task: () => Promise<Output>, signal: AbortSignal) =>
      inTurn(async (turn) => ({ ...(await count(turn, task, signal)), since: await read('since') }), signal),
    /** The same, but without an output when a turn later than `known` was taken. */
    takeUnlessLater: <Output>(known: number, task: () => Promise<Output>, signal: AbortSignal) =>
      inTurn(async (turn) => (turn > known ? { turn, output: undefined } : count(turn, task, signal)), signal),
    /**
     * Runs `task`, which ends every sign-in up to `since`, while no token is requested; not when there is a later one. Returns the turn of the
     * latest.
     */
    endUnlessLater: (since: number, task: () => Promise<void>) =>
      inTurn(async () => {
        const latest = await read('since')
        if (latest <= since) await task()
        return latest
      }),
    /** Takes a duty that one tab of the browser has at a time, calls `notify` with the turn of the latest sign-in, and keeps the duty until `signal`. A tab that is closed hands it on. */
    standBy: (notify: (latest: number) => void, signal: AbortSignal) => {
      const left = new Promise((leave) => signal.addEventListener('abort', leave))
      return locked(
        'market-flux.sign-out',
        async () => {
          notify(await read('since'))
          await left
        },
        { signal, ...environment },
      )
    },
  }
}

const textOf = (name: Name) => `market-flux.${name}`

/** Runs `task` while this tab holds the lock; without it where the browser has no locks, refuses them, or grants none within `timeMs`. */
export async function locked<Output>(
  name: string,
  task: () => Promise<Output>,
  { signal, timeMs, after, page }: Surroundings & { signal?: AbortSignal | undefined; timeMs?: number },
) {
  const waiting = new AbortController()
  const leave = () => waiting.abort(signal?.reason)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave)
  const cancel = timeMs ? after(timeMs, () => waiting.abort()) : () => {}
  let isGranted = false
  try {
    return await page.navigator.locks.request(name, { signal: waiting.signal }, () => {
      isGranted = true
      cancel()
      return task()
    })
  } catch (error) {
    if (isGranted || signal?.aborted) throw error
    return await task()
  } finally {
    cancel()
    signal?.removeEventListener('abort', leave)
  }
}
