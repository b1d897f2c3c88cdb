import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate'
import type { FilterKey } from '../../contract/filters/filters.ts'
import type { PresetChange } from '../../contract/presets/preset.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import {
  addTyped,
  asksSame,
  categories,
  changeFilters,
  type ListAction,
  selectAll,
  totalOf,
} from '../../rules/filters/filters.ts'
import { isPresetName, presetElsewhere } from '../../rules/presets/presets.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type {
  BuilderEmitted,
  BuilderEvent,
  BuilderContext as Context,
  Kept,
  Options,
  Preset,
  Said,
} from './builder-context.ts'
import { loaderMachine } from './loader.machine.ts'
import type { LoaderOrder, LoaderReport } from './loader-parts.ts'

export const nothing: Preset = { id: '', name: '', searchContext: {} }
export const textIn = ({ texts, key }: Context) => texts[key] ?? ''
const addition = (context: Context) => addTyped(context.draft, context.key, textIn(context))
export const allOf = (context: Context, options: Options) =>
  selectAll(context.draft, context.key, { options, text: textIn(context) })

/** The draft with what stands in the fields, as if it had been submitted; undefined when that is more than a context may hold. */
const withTyped = ({ draft, texts }: Context) =>
  categories
    .filter(({ isFree }) => isFree)
    .reduce<SearchContext | undefined>(
      (search, { key }) => search && changeFilters(search, addTyped(search, key, texts[key] ?? '')),
      draft,
    )

export const elsewhereOf = ({ event }: { event: ErrorActorEvent }) => presetElsewhere(event.error)
export const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

/** What the builder's chart can do, know and ask. */
export const builderParts = setup({
  types: {
    context: {} as Context,
    events: {} as BuilderEvent,
    emitted: {} as BuilderEmitted,
    children: {} as { loader: 'loader'; createPreset: 'createPreset'; updatePreset: 'updatePreset' },
  },
  actors: {
    loader: loaderMachine,
    createPreset: port<string, Omit<Preset, 'id'>>('createPreset'),
    updatePreset: port<void, PresetChange>('updatePreset'),
  },
  actions: {
    keepFeed: assign((_, feed: Feed) => ({ feed })),
    takeFeed: assign((_, feed: Feed) => ({ feed, draft: feed.searchContext })),
    /** A member who is not awaited here replaces the one who is. */
    keepMember: assign((_, username: string | undefined) => ({ username, held: undefined })),
    hold: assign(({ context }, at: Kept) => {
      const { username, held, feed, draft, key, texts, name, sent } = context
      return {
        username: undefined,
        held: username === undefined ? held : { username, at, feed, draft, key, texts, name, sent },
      }
    }),
    giveBack: assign(({ context: { held } }) => ({ ...held, at: 0, held: undefined })),
    dropHeld: assign({ held: undefined }),
    forgetDraft: assign(({ context }) => ({ draft: context.feed.searchContext, texts: {}, name: '', sent: nothing })),
    openCategory: assign((_, key: FilterKey) => ({ key, at: 0 })),
    changeDraft: assign(({ context }, action: ListAction) => ({
      draft: changeFilters(context.draft, action) ?? context.draft,
    })),
    takeDraft: assign((_, draft: SearchContext) => ({ draft })),
    keepText: assign(({ context }, text: string) => ({ texts: { ...context.texts, [context.key]: text }, at: 0 })),
    takeTyped: assign(({ context }) => ({
      draft: withTyped(context) ?? context.draft,
      texts: { ...context.texts, keywords: '', tickers: '' },
    })),
    keepRow: assign((_, at: number) => ({ at })),
    keepName: assign((_, name: string) => ({ name })),
    takeNew: assign(({ context }) => ({ sent: { id: '', name: context.name.trim(), searchContext: context.draft } })),
    takeLoaded: assign(({ context }) => ({ sent: { ...context.feed, searchContext: context.draft } })),
    keepElsewhere: assign((_, elsewhere: Preset | undefined) => (elsewhere ? { elsewhere } : {})),
    /** It has been seen: the draft may take its place. */
    sendAgain: assign(({ context: { sent, elsewhere } }) => ({
      sent: { ...sent, name: elsewhere.name, saved: elsewhere.searchContext },
    })),
    takeElsewhere: assign(({ context: { elsewhere } }) => ({ feed: elsewhere, draft: elsewhere.searchContext })),
    announceTaken: report(({ context }) => ({ type: 'preset.taken' as const, preset: context.elsewhere })),
    applyDraft: report(({ context }) => ({ type: 'search.applied' as const, search: context.draft })),
    announceSaved: report(({ context }, id: string) => ({
      type: 'preset.saved' as const,
      preset: { ...context.sent, id },
    })),
    announceUpdated: report(({ context }) => ({ type: 'preset.updated' as const, preset: context.sent })),
    announceGone: report(({ context }) => ({ type: 'preset.gone' as const, id: context.sent.id })),
    say: report((_, type: Said) => ({ type })),
    toLoader: sendTo('loader', (_, order: LoaderOrder) => order),
    pass: report((_, report: LoaderReport) => report),
  },
  guards: {
    isUntouched: ({ context }) => asksSame(context.draft, context.feed.searchContext),
    isMember: ({ context }) => context.username !== undefined,
    maySave: ({ context }) => context.username !== undefined && totalOf(context.draft) > 0,
    /** What a visitor has built meanwhile goes first. */
    isAwaited: ({ context: { held, draft, feed } }, { username, at }: { username: string; at: Kept }) =>
      held?.username === username && held.at === at && asksSame(draft, feed.searchContext),
    fits: ({ context }, action: ListAction) => changeFilters(context.draft, action) !== undefined,
    typedFits: ({ context }) => withTyped(context) !== undefined,
    /** FED-08: nothing, or what is active already. */
    isIdle: ({ context }) => {
      const changed = changeFilters(context.draft, addition(context))
      return changed !== undefined && asksSame(changed, context.draft)
    },
    hasFilters: ({ context }) => totalOf(context.draft) > 0,
    isGoodName: ({ context }) => isPresetName(context.name),
    /** Only what was saved has a name. */
    isPreset: ({ context }) => context.feed.name !== '',
    isFull: (_, error: unknown) => refusalStatus(error) === 409,
    isContested: (_, error: unknown) => presetElsewhere(error) !== undefined,
    keepsDraft: (_, keeps: 'draft' | 'saved') => keeps === 'draft',
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
  },
})

type Came = { event: { username: string } }
export const cameWhileBuilding = ({ event }: Came) => ({ username: event.username, at: 'building' as const })
export const cameWhileWriting = ({ event }: Came) => ({ username: event.username, at: 'writing' as const })
export const cameWhileCreating = ({ event }: Came) => ({ username: event.username, at: 'creating' as const })
export const cameWhileUpdating = ({ event }: Came) => ({ username: event.username, at: 'updating' as const })

export const actionOf = ({ event }: { event: { action: ListAction } }) => event.action
export const additionOf = ({ context }: { context: Context }) => addition(context)
export const allAsked = ({ context, event }: { context: Context; event: { options: Options } }) =>
  allOf(context, event.options) ?? ({ type: 'override', search: context.draft } as const)
