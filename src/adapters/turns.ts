import { createStore, get, set } from 'idb-keyval'

const store = createStore('market-flux-turns', 'turns')

/**
 * One tab of a browser at a time asks the server for a token, and all count the tokens in `turn`:
 * a browser's lock decides who, a number in IndexedDB (no secret) tells the next that a newer token is there.
 */
export function createTurns() {
  const inTurn = <Output>(task: (turn: number) => Promise<Output>, signal?: AbortSignal) => {
    const run = async () => task((await get<number>('turn', store).catch(() => undefined)) ?? 0)
    if (!navigator.locks) return run()
    return navigator.locks.request('market-flux.token', signal ? { signal } : {}, run)
  }
  const count = async <Output>(turn: number, task: () => Promise<Output>, signal?: AbortSignal) => {
    const output = await task()
    // a token that nobody waits for any more is no later token than the tabs have
    if (!signal?.aborted) await set('turn', turn + 1, store).catch(() => undefined)
    return { turn: turn + 1, output }
  }

  return {
    /** Runs `task` while nobody asks for a token: it changes the cookie, and brings none. */
    wait: <Output>(task: () => Promise<Output>) => inTurn(task),
    /** Runs `task` in turn, or not at all when `signal` comes before its turn; rejects with what it rejects with. */
    take: <Output>(task: () => Promise<Output>, signal: AbortSignal) =>
      inTurn((turn) => count(turn, task, signal), signal),
    /** The same, but answers without an output when a turn later than `since` was taken. */
    takeUnlessLater: <Output>(since: number, task: () => Promise<Output>, signal: AbortSignal) =>
      inTurn(async (turn) => (turn > since ? { turn, output: undefined } : count(turn, task, signal)), signal),
  }
}
