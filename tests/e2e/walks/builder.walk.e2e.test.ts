import type { Page } from '@playwright/test'
import { SignJWT } from 'jose'
import type { SnapshotFrom } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { SignedIn } from '../../../src/contract/shared/user/user.ts'
import {
  activeIn,
  builderMachine,
  canAskToSave,
  canSave,
  draftOf,
  elsewhereIn,
  isSaving,
  isUnapplied,
  isUpdating,
  keyOf,
  loadedOf,
  nameOf,
  textOf,
  viewOf,
} from '../../../src/machines/filters/builder.machine.ts'
import { activeOf, categories, type ListAction } from '../../../src/rules/filters/filters.ts'
import { starters } from '../../../src/rules/presets/starters.ts'
import { searchWords } from '../../../src/rules/shared/search.ts'
import { ann, signInBy, signOutBy, verifiedAccount } from '../account/accounts.ts'
import type { Backend } from '../backend.ts'
import { expect, test } from '../test.ts'
import { walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/] })

type Snapshot = SnapshotFrom<typeof builderMachine>
const oil = { id: 'oil', name: 'Oil', searchContext: { keywords: ['oil'] } }
/** … as changed by another client. */
const brent = { ...oil, searchContext: { keywords: ['brent'] } }
const gold = { id: 'feed-1', name: '', searchContext: { keywords: ['gold'] } }
/** What a visitor can begin with, by the name Earnings. */
const earnings: SearchContext = { topics: ['EARNINGS'] }
const macro: ListAction = { type: 'toggle', key: 'topics', value: 'MACRO' }
const topics = [{ value: 'MACRO', label: 'Macro' }]
/** Pages whose builder was closed: its content is visible when it is opened again. */
const closed = new WeakSet<Page>()
/** … whose feed has lost its preset, because the workspace removed it. */
const unnamed = new WeakSet<Page>()

/** Calls as Ann, from another client. */
async function signInElsewhere({ url }: Backend) {
  const { email, username, password } = ann
  let token = ''
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-timezone': 'UTC', authorization: `Bearer ${token}` },
      body: JSON.stringify({ username, email, ...body }),
    })
    expect(answer.ok).toBe(true)
    return answer.text()
  }
  const signedIn = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timezone': 'UTC' },
    body: JSON.stringify({ email, password }),
  })
  token = SignedIn.parse(await signedIn.json()).accessToken
  return ask
}

const signed = (search: Record<string, string[]>) =>
  new SignJWT(search).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))

async function savePreset(backend: Backend) {
  const ask = await signInElsewhere(backend)
  const searchContext = await signed(oil.searchContext)
  await ask('POST', 'feed-configuration', { feedConfiguration: { name: oil.name, searchContext } })
}

let changes = 0
/** Each time to something else: what is the same is no conflict. */
async function changePresetElsewhere(backend: Backend) {
  const ask = await signInElsewhere(backend)
  const { data } = JSON.parse(await ask('POST', 'feed-configuration/user', {}))
  const searchContext = await signed({ keywords: [`brent ${++changes}`] })
  await ask('PUT', 'feed-configuration', { feedConfiguration: { id: data[0].id, searchContext } })
}

const isTopics = (snapshot: Snapshot) => snapshot.matches('detail') && keyOf(snapshot) === 'topics'
const nameOfCategory = (wanted: string) => categories.find(({ key }) => key === wanted)?.name ?? ''
const press = (page: Page, name: string) =>
  page.locator('[data-view]').getByRole('button', { name, exact: true }).click()
async function pressLast(page: Page, name: string) {
  await press(page, name)
  closed.add(page)
}
const typeText = (page: Page, text: string) => page.locator('[data-view="detail"] input').fill(text)

/** What the builder passes on of its loader, which has tests of its own. */
const fromLoader = async () => undefined
const passedOn = {
  'preset.renamed': fromLoader,
  'rename.contested': fromLoader,
  'rename.failed': fromLoader,
  'preset.added': fromLoader,
  'duplicate.failed': fromLoader,
  'presets.full': fromLoader,
  'preset.removed': fromLoader,
  'delete.failed': fromLoader,
  'undo.failed': fromLoader,
  'link.copied': fromLoader,
  'link.failed': fromLoader,
  'link.ended': fromLoader,
  'sharing.changed': fromLoader,
  'share.failed': fromLoader,
  'unshare.failed': fromLoader,
  'list.unwritten': fromLoader,
}

walkInBrowser(builderMachine)({
  ids: 'CHT-03 FED-02 FED-11',
  cases: [
    { type: 'category.opened', says: 'keywords', key: 'keywords' },
    { type: 'category.opened', says: 'topics', key: 'topics' },
    { type: 'text.changed', says: 'rates', text: 'rates' },
    { type: 'text.submitted' },
    { type: 'back.pressed' },
    { type: 'member.came', username: ann.username },
    { type: 'feed.changed', feed: gold },
    { type: 'filters.changed', says: 'macro', action: macro },
    { type: 'filters.changed', says: 'clear all', action: { type: 'clearAll' } },
    { type: 'all.pressed', options: topics },
    { type: 'row.reached', at: 1 },
    { type: 'apply.pressed' },
    { type: 'load.asked' },
    { type: 'starter.pressed', search: earnings },
    { type: 'own.asked' },
    { type: 'save.asked' },
    { type: 'logIn.left' },
    { type: 'preset.loaded', preset: oil },
    { type: 'name.changed', name: 'Mine' },
    { type: 'save.submitted' },
    { type: 'update.pressed' },
    { type: 'xstate.done.actor.createPreset', output: 'new-id' },
    { type: 'xstate.error.actor.createPreset', says: 'cut', error: new Failure('silent') },
    { type: 'xstate.error.actor.createPreset', says: 'full', error: new Failure('refused', 409) },
    { type: 'xstate.done.actor.updatePreset' },
    { type: 'xstate.error.actor.updatePreset', says: 'gone', error: new Failure('refused', 404) },
    { type: 'xstate.error.actor.updatePreset', says: 'cut', error: new Failure('silent') },
    { type: 'xstate.error.actor.updatePreset', says: 'contested', error: new Failure('refused', 409, brent) },
    { type: 'version.chosen', says: 'mine', keeps: 'draft' },
    { type: 'version.chosen', says: 'theirs', keeps: 'saved' },
    { type: 'member.lapsed' },
  ],
  facets: (snapshot) => [
    snapshot.context.username,
    canAskToSave(snapshot),
    isUnapplied(snapshot),
    loadedOf(snapshot),
    snapshot.matches('detail') && [keyOf(snapshot), textOf(snapshot)],
    snapshot.matches('saver') && nameOf(snapshot),
  ],
  canHappen(snapshot, event) {
    const { feed, username, at, held } = snapshot.context
    const isMember = username !== undefined
    switch (event.type) {
      case 'filters.changed':
        return event.says === 'macro' ? isTopics(snapshot) : snapshot.matches('categories') && canAskToSave(snapshot)
      case 'text.changed':
      case 'text.submitted':
        return keyOf(snapshot) === 'keywords'
      case 'all.pressed':
        return isTopics(snapshot) && activeIn(snapshot).length === 0
      case 'row.reached':
        return isTopics(snapshot) && at === 0
      case 'member.came':
        return !isMember && !held && !snapshot.matches('detail')
      case 'member.lapsed':
        return isMember && feed.id === '' && snapshot.matches('categories')
      case 'feed.changed':
        return feed.id === '' && snapshot.matches('categories')
      case 'preset.loaded':
        return snapshot.matches('loader')
      // a page that has applied has nothing unapplied; the chart alone does not know that
      case 'back.pressed':
        return !(elsewhereIn(snapshot) && isUnapplied(snapshot))
      case 'name.changed':
        return nameOf(snapshot) === ''
      default:
        return true
    }
  },
  // only "save.asked" opens a builder that is closed
  ends: (before, event) => {
    switch (event.type) {
      case 'apply.pressed':
      case 'starter.pressed':
      case 'xstate.done.actor.createPreset':
      case 'xstate.done.actor.updatePreset':
        return true
      case 'back.pressed':
        return before.matches('categories')
      case 'version.chosen':
        return event.keeps === 'saved'
      // the page's feed has no preset any more; the chart alone does not know that
      case 'xstate.error.actor.updatePreset':
        return event.says === 'gone'
      // the pressed option is the one that arrow keys go on from
      case 'filters.changed':
        return event.says === 'macro'
      default:
        return false
    }
  },
  unreachable: {
    'builder.saver.writing member.lapsed #1': 'a page learns of it by a call, and typing makes none',
    'builder.saver.choosing member.lapsed #1': 'a page learns of it by a call, and choosing makes none',
    'builder.saver.creating member.lapsed #1':
      'only the chart receives it: see the test of a lapse in tests/model/faults/lapse.test.ts',
    'builder.saver.updating member.lapsed #1':
      'only the chart receives it: see the test of a lapse in tests/model/faults/lapse.test.ts',
    ...Object.fromEntries(
      [1, 2, 3, 4].map((way) => [
        `builder member.came #${way}`,
        'who is back after a lapse: see the tests of it in tests/model/faults/lapse.test.ts',
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(passedOn).map((type) => [`builder ${type} #1`, 'the loader reports it, and it changes nothing here']),
    ),
    'builder hold.ended #1': 'it is not visible',
    'builder feed.removed #1': 'the first feed cannot be removed',
    'builder.categories filters.changed #2': 'clearing always fits the limits',
    'builder.categories apply.pressed #2': 'takes a hundred values that are typed one by one',
    'builder.detail apply.pressed #2': 'takes a hundred values that are typed one by one',
    'builder.detail filters.changed #2': 'takes a hundred values that are chosen one by one',
    'builder.detail text.submitted #3': 'takes a hundred values that are typed one by one',
    'builder.detail all.pressed #2': 'all the options of a list fit together',
  },
  calls: { createPreset: 'feedConfiguration.create', updatePreset: 'feedConfiguration.update' },
  notices: {
    'preset.saved': 'Preset “Mine” saved.',
    'preset.updated': 'Preset “Oil” updated.',
    'presets.full': 'You have reached the limit of 200 presets. Delete one first.',
    'save.failed': 'Your preset could not be saved. Please try again.',
    'update.contested': 'That preset was changed elsewhere, too. Nothing was saved yet.',
    'update.failed': 'Your preset could not be updated. Please try again.',
    'preset.gone': 'This preset was deleted elsewhere. Save it as a new one.',
  },
  async begin({ page, backend }) {
    await verifiedAccount(backend, ann)
    await savePreset(backend)
    await page.goto('/terminal')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.locator('[data-view="categories"]')).toBeVisible()
  },
  hands: {
    'category.opened': ({ page }, { key }) =>
      page
        .locator('[data-view] li', { hasText: nameOfCategory(key) })
        .getByRole('button')
        .first()
        .click(),
    'text.changed': ({ page }, { text }) => typeText(page, text),
    'text.submitted': ({ page }) => page.locator('[data-view="detail"] input').press('Enter'),
    'back.pressed': async ({ page }, _, before) => {
      // dismissing the notice moves the focus out of the sheet
      if (elsewhereIn(before)) return press(page, 'Back to the filters')
      await page.keyboard.press('Escape')
      if (before.matches('categories')) closed.add(page)
    },
    'member.came': async ({ page }, _, before) => {
      if (!before.matches('asking')) return signInBy(page, ann)
      const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
      await page.getByRole('dialog').getByLabel('Email Address').fill(ann.email)
      await password.fill(ann.password)
      await password.press('Enter')
    },
    'member.lapsed': ({ page }) => signOutBy(page),
    'hold.ended': async () => undefined,
    'feed.changed': async ({ page }) => {
      await page.getByRole('search').getByRole('textbox').fill('gold')
      await page.keyboard.press('Enter')
    },
    'feed.removed': () => Promise.reject(new Error('The first feed stays.')),
    'filters.changed': ({ page }, { says }) =>
      says === 'macro' ? page.getByRole('option', { name: 'Macro' }).click() : press(page, 'Clear All'),
    'all.pressed': async ({ page }) => {
      await typeText(page, '^macro$')
      await press(page, 'Add results to selection')
      await typeText(page, '')
    },
    'row.reached': async ({ page }) => {
      await page.getByRole('listbox').press('ArrowDown')
      await expect(page.getByRole('listbox')).toHaveAttribute('aria-activedescendant', /-1$/)
    },
    'apply.pressed': ({ page }) => pressLast(page, 'Apply Filters'),
    'load.asked': ({ page }) => press(page, 'Load Preset'),
    'starter.pressed': async ({ page }) => {
      await page.getByRole('button', { name: /^Earnings/ }).click()
      closed.add(page)
    },
    'own.asked': ({ page }) => press(page, 'Your own presets'),
    'save.asked': async ({ page }, _, before) => {
      if (!canAskToSave(before)) return
      if (closed.delete(page)) await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await press(page, 'Save Preset')
    },
    'logIn.left': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ...passedOn,
    'preset.loaded': async ({ page }) => {
      await page.getByRole('list', { name: 'Saved presets' }).getByRole('button', { name: /^Oil/ }).click()
      await press(page, 'Load Preset')
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
    },
    'name.changed': ({ page }, { name }) => page.getByLabel('Preset name').fill(name),
    'save.submitted': ({ page }) => page.getByLabel('Preset name').press('Enter'),
    'update.pressed': ({ page }) => press(page, 'Update “Oil”'),
    'version.chosen': ({ page }, { keeps }) =>
      keeps === 'draft' ? press(page, 'Keep mine') : pressLast(page, 'Use that'),
    'xstate.done.actor.createPreset': async ({ page, calls }) => {
      await calls.end('createPreset', 'answered')
      closed.add(page)
    },
    'xstate.error.actor.createPreset': ({ calls }, { says }) =>
      calls.end('createPreset', says === 'full' ? 409 : 'cut'),
    'xstate.done.actor.updatePreset': async ({ page, calls }) => {
      await calls.end('updatePreset', 'answered')
      closed.add(page)
    },
    'xstate.error.actor.updatePreset': async ({ page, backend, calls }, { says }) => {
      if (says === 'contested') {
        await changePresetElsewhere(backend)
        return calls.end('updatePreset', 'answered')
      }
      if (says === 'gone') unnamed.add(page)
      await calls.end('updatePreset', says === 'gone' ? 404 : 'cut')
    },
  },
  async look({ page }, snapshot) {
    await expect(page.getByRole('dialog')).toHaveCount(snapshot.matches('asking') ? 1 : 0)
    await expect
      .poll(() => seenOn(page))
      .toEqual(closed.has(page) ? undefined : expectedOf(snapshot, unnamed.has(page) ? undefined : loadedOf(snapshot)))
  },
})

type Seen = { view: string; rows: string[]; field?: string; isUnapplied: boolean; enabled: Record<string, boolean> }

/** The content of the sheet, undefined where there is none. */
const seenOn = (page: Page): Promise<Seen | undefined> =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-view]')
    if (!root) return undefined
    const words = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const view = root.dataset.view ?? ''
    const buttons = [...root.querySelectorAll('button')].filter((button) =>
      /^(Save|Saving|Updat|Keep|Use)/.test(words(button)),
    )
    return {
      view,
      rows: view === 'loader' ? [] : [...root.querySelectorAll('li')].map(words),
      field: root.querySelector('input')?.value,
      isUnapplied: root.textContent?.includes('Not applied yet') ?? false,
      enabled: Object.fromEntries(buttons.map((button) => [words(button), !button.disabled])),
    }
  })

function expectedOf(snapshot: Snapshot, loaded: string | undefined): Seen {
  const view = viewOf(snapshot)
  const isDetail = view === 'detail'
  const saving = isSaving(snapshot)
  const updating = isUpdating(snapshot)
  const draft = draftOf(snapshot)
  const rowOf = ({ key, name }: (typeof categories)[number]) => {
    const active = activeOf(draft, key)
    return `${name}${active.map(({ label }) => label).join(', ')}${active.length ? `${active.length} active` : ''}`
  }
  const choosing = elsewhereIn(snapshot) !== undefined
  const ofWriting = {
    [saving ? 'Saving…' : 'Save Preset']: canSave(snapshot),
    ...(loaded ? { [updating ? 'Updating…' : `Update “${loaded}”`]: !saving && !updating } : {}),
  }
  const ofSaver = choosing ? { 'Keep mine': true, 'Use that': true } : ofWriting
  return {
    view,
    rows: isDetail
      ? activeIn(snapshot).map(({ label, isMuted }) => `${isMuted ? 'Not' : ''}${label}`)
      : view === 'categories'
        ? categories.map(rowOf)
        : view === 'starters'
          ? starters.map(({ name, searchContext }) => `${name}${searchWords(searchContext)}`)
          : [],
    field: isDetail ? textOf(snapshot) : view === 'saver' && !choosing ? nameOf(snapshot) : undefined,
    isUnapplied: (isDetail || view === 'categories') && isUnapplied(snapshot),
    enabled: view === 'categories' ? { 'Save Preset': canAskToSave(snapshot) } : view === 'saver' ? ofSaver : {},
  }
}
