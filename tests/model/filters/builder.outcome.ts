import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { silent } from '../drive/people.ts'

/** The language of the keywords stands among the lists, as a list would. */
type Lists = Partial<Record<string, readonly string[]>>
const queries = { queryLanguage: 2 } as unknown as Lists
export const empty = { id: 'feed-1', name: '', searchContext: {} }
export const oil = {
  id: 'oil',
  name: 'Oil',
  searchContext: { keywords: ['oil'], ...queries },
  saved: { keywords: ['crude'], ...queries },
}
/** What a visitor can begin with. */
const gold = { keywords: ['gold'], ...queries }
/** As somebody else has saved it. */
export const brent = { id: 'oil', name: 'Brent', searchContext: { keywords: ['brent'], ...queries } }
const many = Array.from({ length: 101 }, (_, i) => `word ${i}`)
export const topics = [
  { value: 'MACRO', label: 'Macro' },
  { value: 'CRYPTO', label: 'Crypto' },
]
const strange = [{ value: 'WEATHER', label: 'Macro-like' }]
const changed = (says: string, action: object) => ({ type: 'filters.changed', says, action })
export const added = (value: string) => changed(`add ${value}`, { type: 'add', key: 'keywords', value })
export const tooMany = changed('too many', { type: 'set', key: 'keywords', values: many })
export const cleared = changed('clear all', { type: 'clearAll' })
export const created = { type: 'xstate.done.actor.createPreset', output: 'new-id' }
export const uncreated = { type: 'xstate.error.actor.createPreset', says: 'silent', error: silent }
export const full = { type: 'xstate.error.actor.createPreset', says: 'full', error: new Failure('refused', 409) }
export const updated = { type: 'xstate.done.actor.updatePreset' }
export const notUpdated = { type: 'xstate.error.actor.updatePreset', says: 'silent', error: silent }
export const gone = { type: 'xstate.error.actor.updatePreset', says: 'gone', error: new Failure('refused', 404) }

export const contested = {
  type: 'xstate.error.actor.updatePreset',
  says: 'contested',
  error: new Failure('refused', 409, brent),
}
export const keepDraft = { type: 'version.chosen', says: 'mine', keeps: 'draft' }
export const keepSaved = { type: 'version.chosen', says: 'theirs', keeps: 'saved' }

const annCame = { type: 'member.came', says: 'Ann', username: 'ann' }
const submitted = { type: 'save.submitted' }
const pressed = { type: 'update.pressed' }
const named = { type: 'name.changed', says: 'Mine', name: ' Mine ' }
const saveAsked = { type: 'save.asked' }

/** What a lapse of the sign-in may meet: walked apart, for with all else there are too many ways. */
export const lapseCases = [
  { type: 'feed.changed', says: 'oil', feed: oil },
  annCame,
  { type: 'member.came', says: 'Bob', username: 'bob' },
  { type: 'member.lapsed' },
  { type: 'hold.ended' },
  added('gas'),
  ...[saveAsked, named, submitted, pressed, contested],
]

/** What its loader reports besides, and the builder passes on: walked apart, for it changes nothing here. */
export const loaderCases = [
  { type: 'preset.renamed', preset: oil },
  { type: 'rename.contested', preset: brent },
  { type: 'preset.added', preset: brent },
  { type: 'preset.removed', id: 'oil' },
  ...['rename.failed', 'duplicate.failed', 'presets.full', 'delete.failed', 'undo.failed'].map((type) => ({ type })),
  { type: 'sharing.changed', preset: { id: 'oil', isShared: true } },
  ...['link.copied', 'link.failed', 'link.ended', 'share.failed', 'unshare.failed', 'list.unwritten'].map((type) => ({
    type,
  })),
]

export const cases = [
  { type: 'feed.changed', says: 'empty', feed: empty },
  { type: 'feed.changed', says: 'oil', feed: oil },
  { type: 'feed.removed' },
  annCame,
  { type: 'category.opened', says: 'keywords', key: 'keywords' },
  { type: 'category.opened', says: 'topics', key: 'topics' },
  added('gas'),
  tooMany,
  cleared,
  { type: 'text.changed', says: 'Macro', text: ' Macro ' },
  { type: 'text.changed', says: 'too long', text: 'x'.repeat(201) },
  { type: 'text.submitted' },
  { type: 'all.pressed', says: 'topics', options: topics },
  { type: 'all.pressed', says: 'strange', options: strange },
  { type: 'row.reached', at: 3 },
  { type: 'back.pressed' },
  { type: 'apply.pressed' },
  { type: 'load.asked' },
  { type: 'starter.pressed', says: 'gold', search: gold },
  { type: 'own.asked' },
  saveAsked,
  { type: 'logIn.left' },
  { type: 'preset.loaded', preset: oil },
  named,
  submitted,
  pressed,
  created,
  uncreated,
  full,
  updated,
  notUpdated,
  gone,
  contested,
  keepDraft,
  keepSaved,
]

const plain = ({ queryLanguage, ...lists }: Lists): Lists => ({
  ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values?.length)),
  ...(lists.keywords?.length && queryLanguage && queries),
})
const asks = (lists: Lists) =>
  JSON.stringify(
    Object.entries(plain(lists))
      .map(([key, all]) => [key, Array.isArray(all) ? [...all].sort() : all])
      .sort(),
  )

/** What a plain account of the builder says, event by event: values are shown only, for flipping is the rules' matter. */
export function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let view = 'categories' as
    | 'categories'
    | 'detail'
    | 'starters'
    | 'asking'
    | 'loader'
    | 'writing'
    | 'creating'
    | 'updating'
    | 'choosing'
  let wants: 'loader' | 'writing' = 'loader'
  let who: string | undefined
  let feed: { id: string; name: string; searchContext: Lists; saved?: Lists } = { id: '', name: '', searchContext: {} }
  let draft: Lists = {}
  let key = 'keywords'
  let texts: Record<string, string> = {}
  let at = 0
  let name = ''
  let sent = feed
  /** What waits for the user whose sign-in has lapsed. */
  const typedNow = () => ({ feed, draft, key, texts, name, sent })
  let held: (ReturnType<typeof typedNow> & { who: string; view: typeof view }) | undefined

  const say = (type: string, more = {}) => said.push({ type, ...more })
  function go(to: typeof view) {
    if (view !== 'loader' && to === 'loader') say('loader.reached')
    view = to
  }
  const text = () => texts[key] ?? ''
  const has = (values: readonly string[] = [], value: string) => values.includes(value)
  /** QRY-08: keywords that were changed are queries. */
  const wording = (keywords: readonly string[]) => ({ ...draft, keywords, ...queries })
  const setValues = (values: readonly string[]) => {
    draft = key === 'keywords' ? wording(values) : { ...draft, [key]: values }
  }
  const isTouched = () => asks(draft) !== asks(feed.searchContext)
  const hasFilters = () => Object.keys(plain(draft)).length > 0
  const isBuilding = () => view === 'categories' || view === 'detail'
  const write = (value: string) => {
    texts = { ...texts, [key]: value }
    at = 0
  }
  function selectAll(options: typeof topics) {
    const sought = text().trim().toLowerCase()
    const values = options.filter(({ label }) => label.toLowerCase().includes(sought)).map(({ value }) => value)
    const active = draft[key] ?? []
    if (values.length === 0) return
    if (values.every((value) => has(active, value))) draft = plain({ ...draft, [key]: [] })
    else if (key === 'topics' && values.includes('WEATHER')) say('filters.full')
    else setValues(sought === '' ? values : [...active, ...values.filter((value) => !has(active, value))])
  }
  function leaveSaver(done: boolean) {
    go(done ? 'categories' : 'writing')
    if (done) say('builder.left')
  }

  function update() {
    go('updating')
    const { id, searchContext, saved } = sent
    calls.push({ port: 'updatePreset', input: { id, searchContext, ...(saved && { base: { searchContext: saved } }) } })
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'feed.changed': (event) => {
      if (!isTouched()) draft = event.feed.searchContext
      feed = event.feed
    },
    'feed.removed': () => {
      go('categories')
      feed = { id: '', name: '', searchContext: {} }
      draft = {}
      texts = {}
      name = ''
    },
    'member.came': ({ username }) => {
      who = username
      const back = held
      held = undefined
      if (view === 'asking') return go(wants)
      if (view === 'starters') return go('loader')
      if (!back || back.who !== who || isTouched()) return
      ;({ feed, draft, key, texts, name, sent } = back)
      at = 0
      // what was under way is done again, and is seen
      if (back.view === 'creating')
        calls.push({ port: 'createPreset', input: { name: sent.name, searchContext: draft } })
      if (['writing', 'creating', 'updating'].includes(back.view)) say('builder.resumed')
      if (back.view === 'updating') return update()
      go(back.view)
    },
    'member.lapsed': () => {
      const doing = view === 'choosing' ? 'updating' : view
      const at = ['writing', 'creating', 'updating'].includes(doing) ? doing : 'categories'
      if (who) held = { who, view: at, ...typedNow() }
      who = undefined
      go('categories')
      draft = feed.searchContext
      texts = {}
      name = ''
    },
    'hold.ended': () => {
      held = undefined
    },
    'category.opened': (event) => {
      if (view !== 'categories') return
      go('detail')
      key = event.key
      at = 0
    },
    'filters.changed': (event) => {
      if (!isBuilding()) return
      if (event.says === 'too many') say('filters.full')
      else if (event.says === 'clear all') draft = {}
      else if (!has(draft.keywords, event.action.value))
        draft = wording([...(draft.keywords ?? []), event.action.value])
    },
    'text.changed': (event) => view === 'detail' && write(event.text),
    'text.submitted': () => {
      if (view !== 'detail') return
      const value = text().trim()
      const isNew = value !== '' && !has(draft[key], value)
      if (isNew && (key === 'topics' || value.length > 200)) return say('filters.full')
      const values = [...(draft[key] ?? []), value]
      if (isNew) setValues(values)
      write('')
    },
    'all.pressed': (event) => view === 'detail' && selectAll(event.options),
    'row.reached': (event) => {
      if (view === 'detail') at = event.at
    },
    'back.pressed': () => {
      if (view === 'categories') say('builder.left')
      else if (['detail', 'loader', 'starters', 'writing', 'choosing'].includes(view)) go('categories')
    },
    'apply.pressed': () => {
      if (!isBuilding()) return
      const word = (texts.keywords ?? '').trim()
      if (word.length > 200) return say('filters.full')
      const words = draft.keywords ?? []
      if (word !== '' && !has(words, word)) draft = wording([...words, word])
      texts = { ...texts, keywords: '' }
      go('categories')
      say('search.applied', { search: draft })
      say('builder.left')
    },
    'load.asked': () => {
      if (view !== 'categories') return
      go(who ? 'loader' : 'starters')
    },
    'starter.pressed': ({ search }) => {
      if (view !== 'starters') return
      draft = search
      go('categories')
      say('search.applied', { search })
      say('builder.left')
    },
    'own.asked': () => {
      if (view !== 'starters') return
      wants = 'loader'
      go('asking')
      say('logIn.required')
    },
    'save.asked': () => {
      if (view !== 'categories' || !hasFilters()) return
      wants = 'writing'
      go(who ? 'writing' : 'asking')
      if (!who) say('logIn.required')
    },
    'logIn.left': () => view === 'asking' && go(wants === 'loader' ? 'starters' : 'categories'),
    'preset.loaded': (event) => {
      go('categories')
      feed = event.preset
      draft = feed.searchContext
      say('preset.loaded', { preset: event.preset })
      say('builder.left')
    },
    'name.changed': (event) => {
      if (view === 'writing') name = event.name
    },
    'save.submitted': () => {
      if (view !== 'writing' || name.trim() === '') return
      go('creating')
      sent = { id: '', name: name.trim(), searchContext: draft }
      calls.push({ port: 'createPreset', input: { name: sent.name, searchContext: draft } })
    },
    'update.pressed': () => {
      if (view !== 'writing' || feed.name === '') return
      sent = { ...feed, searchContext: draft }
      update()
    },
    'xstate.done.actor.createPreset': ({ output }) => {
      say('preset.saved', { preset: { ...sent, id: output } })
      name = ''
      leaveSaver(true)
    },
    'xstate.error.actor.createPreset': (event) => {
      say(event === full ? 'presets.full' : 'save.failed')
      leaveSaver(false)
    },
    'xstate.done.actor.updatePreset': () => {
      say('preset.updated', { preset: sent })
      leaveSaver(true)
    },
    'xstate.error.actor.updatePreset': (event) => {
      if (event === contested) {
        say('update.contested')
        return go('choosing')
      }
      if (event === gone) say('preset.gone', { id: sent.id })
      else say('update.failed')
      leaveSaver(false)
    },
  }
  rules['version.chosen'] = ({ keeps }) => {
    if (view !== 'choosing') return
    if (keeps === 'draft') {
      sent = { ...sent, name: brent.name, saved: brent.searchContext }
      return update()
    }
    feed = brent
    draft = feed.searchContext
    go('categories')
    say('preset.taken', { preset: brent })
    say('builder.left')
  }
  for (const { type } of loaderCases) rules[type] = ({ says: _, ...event }) => said.push(event as AnyEventObject)
  for (const event of events) rules[event.type]?.(event)
  return {
    view:
      view === 'asking'
        ? wants === 'loader'
          ? 'starters'
          : 'categories'
        : ['writing', 'creating', 'updating', 'choosing'].includes(view)
          ? 'saver'
          : view,
    draft: asks(draft),
    ...{ key, text: text(), at, name },
    isUnapplied: isTouched(),
    canAskToSave: hasFilters(),
    canSave: view === 'writing' && name.trim() !== '',
    loaded: feed.name || undefined,
    isSaving: view === 'creating',
    isUpdating: view === 'updating',
    elsewhere: view === 'choosing' ? brent : undefined,
    ...{ said, calls },
  }
}
export const asksOf = asks
