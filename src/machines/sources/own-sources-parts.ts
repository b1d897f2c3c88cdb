import { assign, setup } from 'xstate'
import type { OwnSource } from '../../contract/sources/own-sources.ts'
import {
  areAwaited,
  edited,
  isPossible,
  type Removed,
  restoring,
  type SourceEdit,
  type Sources,
  saved,
  withoutFailed,
} from '../../rules/sources/own/edits.ts'
import { reasonWords } from '../../rules/sources/own/failure.ts'
import { failedWords, nameOf, standingWords } from '../../rules/sources/own/words.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** The sources, and as of when they are so. */
export type Loaded = { sources: Sources; at: string }
/** What is saved next. `order`: the ids of all sources as they stand after it. */
export type Saving = { edit: SourceEdit; order: readonly string[] }
export type Owner = string | undefined
/**
 * `owner`: the username, '' of a visitor, undefined while that is not known. `saved`: as the backend has them, undefined until they are loaded; `waiting`: edits to
 * save; `sources`: those saved, with what waits. `removed`: what Undo brings back. `troubles`: what could not be saved, in sentences. `standing`: where the source
 * stands that was moved last.
 */
export type Context = {
  owner: Owner
  saved: Sources | undefined
  waiting: readonly SourceEdit[]
  sources: Sources | undefined
  at: string
  removed: Removed | undefined
  troubles: readonly string[]
  standing: string
}
/** `name`: of a publisher; `isOne`: only one feed is in sight. */
export type Asked = { name: string; isOne?: boolean }
type Event =
  | { type: 'reader.changed'; owner: Owner }
  | { type: 'sources.reached' }
  | { type: 'sources.left' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  | { type: 'edit.made'; edit: SourceEdit }
  | { type: 'undo.pressed' }
  | { type: 'undo.left' }
  | { type: 'troubles.left' }
  /** One was added, or all of a list. */
  | { type: 'source.added'; source: OwnSource }
  | { type: 'list.imported'; sources: Sources }
  /** Its headlines are to be shown. */
  | ({ type: 'feed.asked' } & Asked)
type Emitted =
  | { type: 'edit.saved'; edit: SourceEdit }
  | { type: 'edit.failed'; edit: SourceEdit; words: string }
  | ({ type: 'feed.wanted' } & Asked)

export const nothing = (owner: Owner): Context => ({
  owner,
  saved: undefined,
  waiting: [],
  sources: undefined,
  at: '',
  removed: undefined,
  troubles: [],
  standing: '',
})
const withEdits = (saved: Sources | undefined, waiting: readonly SourceEdit[]) => ({
  saved,
  waiting,
  sources: saved && waiting.reduce(edited, saved),
})
/** What is saved next; states have seen that there is one. */
const nextOf = ({ waiting: [edit] }: Context): SourceEdit => edit ?? { kind: 'read', id: '' }
export const savingNow = ({ context }: { context: Context }): Saving => {
  const edit = nextOf(context)
  return { edit, order: edited(context.saved ?? [], edit).map(({ id }) => id) }
}

/** As it is called where its edit is not seen. */
const nameFor = ({ saved = [] }: Context, edit: SourceEdit) => {
  const source = edit.kind === 'restored' ? edit.source : saved.find(({ id }) => id === edit.id)
  return source ? nameOf(source) : 'The source'
}

/** Removing is offered to be undone; what could not be brought back is offered again. */
function offeredAfter({ removed }: Context, failed: SourceEdit): Removed | undefined {
  if (failed.kind === 'restored') return failed
  return failed.kind === 'removed' && failed.id === removed?.id ? undefined : removed
}

/** The ports, actions and guards of the chart of a user's own sources. */
export const ownSourcesParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    loadSources: port<Loaded, string>('loadSources'),
    saveEdit: port<OwnSource | undefined, Saving>('saveEdit'),
  },
  actions: {
    keepOwner: assign((_, owner: Owner) => nothing(owner)),
    keepLoaded: assign(({ context }, { sources, at }: Loaded) => ({ ...withEdits(sources, context.waiting), at })),
    keepAdded: assign(({ context: { saved, waiting } }, source: OwnSource) =>
      withEdits(saved && [...saved.filter(({ id }) => id !== source.id), source], waiting),
    ),
    keepImported: assign(({ context }, sources: Sources) => withEdits(sources, context.waiting)),
    addEdit: assign(({ context }, edit: SourceEdit) => {
      const next = withEdits(context.saved, [...context.waiting, edit])
      return {
        ...next,
        removed: edit.kind === 'removed' ? restoring(context.sources ?? [], edit.id) : context.removed,
        standing: edit.kind === 'arranged' ? standingWords(next.sources ?? [], edit.id) : '',
      }
    }),
    restore: assign(({ context: { saved, waiting, removed } }) => ({
      ...withEdits(saved, removed ? [...waiting, removed] : waiting),
      removed: undefined,
    })),
    forgetRemoved: assign({ removed: undefined }),
    forgetTroubles: assign({ troubles: [] }),
    keepSaved: assign(({ context }, stored: OwnSource | undefined) =>
      withEdits(context.saved && saved(context.saved, nextOf(context), stored), context.waiting.slice(1)),
    ),
    dropFailed: assign(({ context }, error: unknown) => {
      const failed = nextOf(context)
      const words = `${failedWords(failed, nameFor(context, failed))} ${reasonWords(error)}`
      return {
        ...withEdits(context.saved, withoutFailed(context.waiting)),
        removed: offeredAfter(context, failed),
        // what was typed in a form is still there, with what is wrong
        troubles: failed.kind === 'named' ? context.troubles : [...context.troubles, words],
      }
    }),
    announceSaved: report(({ context }) => ({ type: 'edit.saved' as const, edit: nextOf(context) })),
    announceFailure: report(({ context }, error: unknown) => ({
      type: 'edit.failed' as const,
      edit: nextOf(context),
      words: reasonWords(error),
    })),
    askForFeed: report((_, asked: Asked) => ({ type: 'feed.wanted' as const, ...asked })),
  },
  guards: {
    isVisitor: ({ context }) => context.owner === '',
    isUser: ({ context }) => Boolean(context.owner),
    hasEdits: ({ context }) => context.waiting.length > 0,
    isSettled: ({ context }) => context.waiting.length === 0,
    areAwaited: (_, { sources }: Loaded) => areAwaited(sources),
    isPossible: ({ context }, edit: SourceEdit) => isPossible(context.sources ?? [], edit),
    hasRemoved: ({ context }) => context.removed !== undefined,
  },
  delays: { freshTime: 10_000, awaitedTime: 2_000 },
})
