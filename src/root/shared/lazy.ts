import { type ActorRefFrom, fromPromise } from 'xstate'
import { type Loaded, lazyMachine } from '../../machines/shared/lazy.machine.ts'
import type { ActorId } from '../ids.ts'
import type { Root } from '../start.ts'

type Load<Needs> = (needs: Needs) => Promise<unknown>

/** The charts of the parts that are loaded later, by what loads them. Each is spawned when it is first asked for. */
export function createLazyParts<Needs>({ root, admit }: Root, needs: Needs) {
  const ids = new Map<Load<Needs>, ActorId>()
  return ({ name, load }: { name: string; load: Load<Needs> }): ActorRefFrom<typeof lazyMachine> => {
    const known = ids.get(load)
    if (known) return root.system.get(known)
    const bring = fromPromise<Loaded, void>(async () => ({ by: load, part: await load(needs) }))
    // several parts may have one name
    const id = root.system.get(`part: ${name}`) ? `part: ${name} ${ids.size}` : `part: ${name}`
    admit({}, { others: [{ id, logic: lazyMachine.provide({ actors: { load: bring } }) }] })
    ids.set(load, id)
    return root.system.get(id)
  }
}
