import { type ActorRefFrom, fromPromise } from 'xstate'
import { type Loaded, lazyMachine } from '../machines/lazy.machine.ts'
import type { Root } from './start.ts'

type Load<Needs> = (needs: Needs) => Promise<unknown>

/** The charts of the parts that are loaded later, by what loads them. Each is spawned when it is first asked for. */
export function createLazyParts<Needs>({ root, admit }: Root, needs: Needs) {
  const charts = new Map<Load<Needs>, ActorRefFrom<typeof lazyMachine>>()
  return ({ name, load }: { name: string; load: Load<Needs> }) => {
    const known = charts.get(load)
    if (known) return known
    const bring = fromPromise<Loaded, void>(async () => ({ by: load, part: await load(needs) }))
    // several parts may have one name
    const id = charts.size === 0 || !root.system.get(`part: ${name}`) ? `part: ${name}` : `part: ${name} ${charts.size}`
    admit({}, { others: [{ id, logic: lazyMachine.provide({ actors: { load: bring } }) }] })
    const chart: ActorRefFrom<typeof lazyMachine> = root.system.get(id)
    charts.set(load, chart)
    return chart
  }
}
