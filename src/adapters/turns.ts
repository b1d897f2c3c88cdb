import { createStore, get, set } from 'idb-keyval'

const store = createStore('market-flux-turns', 'turns')
const read = async (name: 'turn' | 'since') => (await get<number>(name, store).catch(() => undefined)) ?? 0
const write = (name: 'turn' | 'since', value: number) => set(name, value, store).catch(() => undefined)

/**
 * One tab of a browser at a time asks the server for a token, and all count the tokens in `turn`:
 * a browser's lock decides who, a number in IndexedDB (no secret) tells the next that a newer token is there.
 * A second number, `since`, is the turn of the latest sign-in: it tells what came before a sign-in from what came after.
 */
export function createTurns() {
  const inTurn = <Output>(task: (turn: number) => Promise<Output>, signal?: AbortSignal) =>
    locked('market-flux.token', async () => task(await read('turn')), signal)
  const count = async <Output>(turn: number, task: () => Promise<Output>, signal?: AbortSignal) => {
    const output = await task()
    // a token that nobody waits for any more is no later token than the tabs have
    if (!signal?.aborted) await write('turn', turn + 1)
    return { turn: turn + 1, output }
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
    /** The same, but answers without an output when a turn later than `known` was taken. */
    takeUnlessLater: <Output>(known: number, task: () => Promise<Output>, signal: AbortSignal) =>
      inTurn(async (turn) => (turn > known ? { turn, output: undefined } : count(turn, task, signal)), signal),
    /** Runs `task`, which ends every sign-in up to `since`, while nobody asks for a token; not when there is a later one. Answers the turn of the latest. */
    endUnlessLater: (since: number, task: () => Promise<void>) =>
      inTurn(async () => {
        const latest = await read('since')
        if (latest <= since) await task()
        return latest
      }),
    /** Takes a duty that one tab of the browser has at a time, calls `tell` with the turn of the latest sign-in, and keeps the duty until `signal`. A tab that is closed hands it on. */
    standBy: (tell: (latest: number) => void, signal: AbortSignal) => {
      const left = new Promise((leave) => signal.addEventListener('abort', leave))
      return locked(
        'market-flux.sign-out',
        async () => {
          tell(await read('since'))
          await left
        },
        signal,
      )
    },
  }
}

async function locked<Output>(name: string, task: () => Promise<Output>, signal?: AbortSignal) {
  if (!navigator.locks) return task()
  return navigator.locks.request(name, signal ? { signal } : {}, task)
}
