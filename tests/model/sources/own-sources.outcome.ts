import type { AnyEventObject } from 'xstate'
import type { OwnSource } from '../../../src/contract/sources/own-sources.ts'
import { edited, type Removed, type SourceEdit, type Sources } from '../../../src/rules/sources/own/edits.ts'
import { silent } from '../drive/people.ts'

const AT = '2026-11-30T10:00:00.000Z'
const sourceOf = (id: string, more: Partial<OwnSource> = {}): OwnSource => ({
  ...{ id, address: `https://${id}.example/`, name: id, title: '', folder: '', isOn: true, state: 'fine' },
  ...{ movedTo: null, succeededAt: null, nextAt: null, items: 1, trouble: '', problems: [] },
  ...more,
})
const [fed, ecb, sec] = [sourceOf('fed'), sourceOf('ecb'), sourceOf('sec')]
const asking = sourceOf('fed', { state: 'asking' })
const stored = sourceOf('fed', { name: 'As stored' })

const came = (owner: string | undefined) => ({ type: 'reader.changed', says: owner ?? 'unknown', owner })
export const made = (edit: SourceEdit) => ({ type: 'edit.made', says: `${edit.kind} ${edit.id}`, edit })
const loaded = (port: string, says: string, ...sources: OwnSource[]) => ({
  type: `xstate.done.actor.${port}`,
  says,
  output: { sources, at: AT },
})
const later = (state: string, after: number) => ({
  type: `xstate.after.${state === 'awaited' ? 'awaitedTime' : 'freshTime'}.ownSources.list.open.${state}`,
  after,
})
export const [reached, left] = [{ type: 'sources.reached' }, { type: 'sources.left' }]
export const [ann, visitor] = [came('ann'), came('')]
export const both = loaded('loadSources', 'both', fed, ecb)
const down: SourceEdit = { kind: 'arranged', id: 'fed', ids: ['ecb', 'fed'] }
export const cases: AnyEventObject[] = [
  ...[reached, left, ann, visitor, came(undefined)],
  ...[made({ kind: 'removed', id: 'fed' }), made({ kind: 'named', id: 'fed', name: 'F', folder: '' }), made(down)],
  ...[{ type: 'undo.pressed' }, { type: 'undo.left' }, { type: 'troubles.left' }],
  { type: 'source.added', source: sec },
  { type: 'list.imported', sources: [fed, sec] },
  { type: 'feed.asked', name: 'Fed' },
  ...[{ type: 'retry.pressed' }, { type: 'network.returned' }],
  ...[both, loaded('loadSources', 'one that is read', asking)],
  ...[loaded('askAgain', 'both', fed, ecb), loaded('askAgain', 'one that is read', asking)],
  ...['loadSources', 'askAgain', 'saveEdit'].map((port) => ({ type: `xstate.error.actor.${port}`, error: silent })),
  { type: 'xstate.done.actor.saveEdit', says: 'no more', output: undefined },
  { type: 'xstate.done.actor.saveEdit', says: 'stored', output: stored },
  ...[later('fresh', 10_000), later('failed', 10_000), later('awaited', 2_000)],
]

const REASON = 'The server cannot be reached. Please try again.'
const tried: Partial<Record<SourceEdit['kind'], string>> = {
  removed: 'removed',
  arranged: 'moved',
  restored: 'brought back as it was',
}
type State = 'away' | 'arriving' | 'visiting' | 'held' | 'loading' | 'fresh' | 'awaited' | 'failed' | 'asking'

/** What is loaded stays until something newer is; an edit is seen at once, saved after those before it, and nothing is loaded meanwhile. */
export function outcomeOf(events: AnyEventObject[]) {
  const calls: unknown[] = []
  const said: AnyEventObject[] = []
  let owner: string | undefined
  let saved: Sources | undefined
  let waiting: SourceEdit[] = []
  let removed: Removed | undefined
  let troubles: string[] = []
  let [at, standing] = ['', '']
  let state: State = 'away'
  let saves = false
  const shown = () => saved && waiting.reduce(edited, saved)
  const isOpen = () => !['away', 'arriving', 'visiting'].includes(state)
  const load = (next: State) => {
    state = next
    calls.push(['loadSources', owner])
  }
  const save = () => {
    const [edit] = waiting
    saves = edit !== undefined
    if (!edit) return
    calls.push(['saveEdit', { edit, order: edited(saved ?? [], edit).map(({ id }) => id) }])
  }
  /** What follows once a turn is done. */
  const settle = () => {
    if (!saves) save()
    if (state === 'arriving' && owner !== undefined) state = owner === '' ? 'visiting' : 'held'
    if (state === 'held' && waiting.length === 0) load('loading')
  }
  const hold = () => {
    if (isOpen()) state = 'held'
  }
  const askAgain = () => state === 'failed' && load('asking')
  const keep = ({ output }: AnyEventObject) => {
    ;[saved, at] = [output.sources, output.at]
    state = output.sources.length === 1 ? 'awaited' : 'fresh'
  }
  const fail = () => {
    state = 'failed'
  }
  const take: Record<string, (event: AnyEventObject) => unknown> = {
    'reader.changed': (event) => {
      ;[owner, saved, waiting, removed, troubles, at, standing, saves] = [
        event.owner,
        undefined,
        [],
        undefined,
        [],
        '',
        '',
        false,
      ]
      if (state !== 'away') state = 'arriving'
    },
    'sources.reached': () => {
      if (state === 'away') state = 'arriving'
    },
    'sources.left': () => {
      state = 'away'
    },
    'edit.made': ({ edit }) => {
      hold()
      const at = shown()?.findIndex(({ id }) => id === edit.id) ?? -1
      const source = shown()?.[at]
      if (!source) return
      if (edit.kind === 'removed') removed = { kind: 'restored', id: edit.id, source, at }
      waiting = [...waiting, edit]
      const names = shown()?.map(({ name }) => name) ?? []
      standing =
        edit.kind === 'arranged' ? `“${source.name}” is ${names.indexOf(source.name) + 1} of ${names.length}.` : ''
    },
    'undo.pressed': () => {
      hold()
      if (removed) waiting = [...waiting, removed]
      removed = undefined
    },
    'undo.left': () => {
      removed = undefined
    },
    'troubles.left': () => {
      troubles = []
    },
    'source.added': ({ source }) => {
      if (!isOpen()) return
      hold()
      saved = saved && [...saved.filter(({ id }) => id !== source.id), source]
    },
    'list.imported': ({ sources }) => {
      if (!isOpen()) return
      hold()
      saved = sources
    },
    'feed.asked': ({ name }) => said.push({ type: 'feed.wanted', name }),
    'retry.pressed': askAgain,
    'network.returned': askAgain,
    'xstate.done.actor.loadSources': keep,
    'xstate.done.actor.askAgain': keep,
    'xstate.error.actor.loadSources': fail,
    'xstate.error.actor.askAgain': fail,
    'xstate.done.actor.saveEdit': ({ output }) => {
      const [edit, ...others] = waiting
      if (!edit) return
      said.push({ type: 'edit.saved', edit })
      saved = saved && edited(saved, edit).map((one) => (output && one.id === edit.id ? output : one))
      ;[waiting, saves] = [others, false]
    },
    'xstate.error.actor.saveEdit': () => {
      const [edit, ...others] = waiting
      if (!edit) return
      said.push({ type: 'edit.failed', edit, words: REASON })
      const source = edit.kind === 'restored' ? edit.source : saved?.find(({ id }) => id === edit.id)
      const name = source?.name ?? 'The source'
      if (edit.kind !== 'named') troubles = [...troubles, `“${name}” could not be ${tried[edit.kind]}. ${REASON}`]
      if (edit.kind === 'removed' && removed?.id === edit.id) removed = undefined
      if (edit.kind === 'restored') removed = edit
      waiting = others.filter((one) => edit.kind !== 'removed' || one.kind !== 'restored')
      saves = false
    },
    [later('fresh', 0).type]: () => state === 'fresh' && load('loading'),
    [later('awaited', 0).type]: () => state === 'awaited' && load('loading'),
    [later('failed', 0).type]: askAgain,
  }
  for (const event of events) {
    take[event.type]?.(event)
    settle()
  }
  const now = state as State
  return {
    ...{ calls, said, sources: shown(), at, removed, troubles, standing },
    isVisiting: now === 'visiting',
    isOpen: isOpen(),
    hasFailed: now === 'failed' || now === 'asking',
    isAsking: now === 'asking',
  }
}
