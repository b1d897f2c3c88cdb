import * as z from 'zod/mini'
import { type Desk, KeptDesks } from '../../contract/desks/desks.ts'
import { StoredDesks } from '../../contract/desks/stored-desks.ts'
import { jsonOf, type SiteStorage, type TextStore } from '../../contract/shared/storage.ts'
import { KeptWorkspace } from '../../contract/shared/workspace.ts'

const DESKS = 'market-flux.desks.'
/** No username has a slash. */
export const agreedPart = (owner: string) => `desks./agreed.${owner}` as const
export const restPart = (owner: string) => `desks./rest.${owner}` as const
const Kept = z.object({ until: z.number(), value: z.unknown() })
const Rest = z.array(z.unknown())

/** The copies of users' desks in this browser, by what `createChoices` keeps: in the tab, and beyond it. */
export function createDeskCopies({ lasting, ofTheTab }: Pick<SiteStorage, 'lasting' | 'ofTheTab'>) {
  const keptIn = (store: TextStore, part: string) => Kept.safeParse(jsonOf(store.get(nameOf(part)))).data
  const read = <Value>(store: TextStore, part: string, schema: z.ZodMiniType<Value>) =>
    schema.safeParse(keptIn(store, part)?.value).data
  const replace = (store: TextStore, part: string, value: unknown) => {
    if (value === undefined) store.remove(nameOf(part))
    else store.set(nameOf(part), JSON.stringify({ ...keptIn(store, part), value }))
  }
  return {
    /**
     * Drops the copies of all users of which `isSafe` says that nothing is lost with them. `stays`: what stays of the Terminal, undefined for nothing. Desks for
     * which the account has no space hold the copy back.
     */
    drop(
      isSafe: (desks: readonly Desk[], agreed: readonly Desk[]) => boolean,
      stays: (workspace: KeptWorkspace) => KeptWorkspace | undefined,
    ) {
      for (const store of [ofTheTab, lasting])
        for (const owner of ownersIn(store)) {
          const desks = read(store, `desks.${owner}`, KeptDesks)?.desks
          const agreed = read(store, agreedPart(owner), StoredDesks)?.desks
          const rest = read(store, restPart(owner), Rest) ?? []
          if (!desks || !agreed || rest.length > 0 || !isSafe(desks, agreed)) continue
          const workspace = read(store, `workspace.${owner}`, KeptWorkspace)
          for (const part of [`desks.${owner}`, agreedPart(owner), restPart(owner)]) store.remove(nameOf(part))
          replace(store, `workspace.${owner}`, workspace && stays(workspace))
        }
    },
  }
}

const nameOf = (part: string) => `market-flux.${part}`
/** What is kept of visitors, and what the account has, is read as no copy. */
const ownersIn = (store: TextStore) =>
  store.names().flatMap((name) => (name.startsWith(DESKS) ? [name.slice(DESKS.length)] : []))
