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
    /**
     * Drops those desks of the visitors that a user has taken. `standsThen`: what their Terminal becomes where it showed one of these, undefined for nothing; of
     * a Terminal that was kept before there were desks, `first` is the desk.
     */
    leave(
      isTaken: (desk: Desk) => boolean,
      standsThen: (workspace: KeptWorkspace, next: Desk | undefined) => KeptWorkspace | undefined,
      first: (workspace: KeptWorkspace) => readonly Desk[],
    ) {
      for (const store of [ofTheTab, lasting]) {
        const workspace = read(store, 'workspace', KeptWorkspace)
        const kept = read(store, 'desks.', KeptDesks)
        const desks = kept?.desks ?? (workspace ? first(workspace) : [])
        const left = desks.filter((desk) => !isTaken(desk))
        if (left.length === desks.length) continue
        const current = left.find(({ id }) => id === kept?.current) ?? left[0]
        replace(store, 'desks.', current && { desks: left, current: current.id })
        const isShown = current !== undefined && current.id === kept?.current
        if (workspace && !isShown) replace(store, 'workspace', standsThen(workspace, current))
      }
    },
  }
}

const nameOf = (part: string) => `market-flux.${part}`
/** What is kept of visitors, and what the account has, is read as no copy. */
const ownersIn = (store: TextStore) =>
  store.names().flatMap((name) => (name.startsWith(DESKS) ? [name.slice(DESKS.length)] : []))
