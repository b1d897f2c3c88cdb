import type { Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import type { SnapshotFrom } from 'xstate'
import { CONTENT_SIZE_LIMIT, type ContentItem } from '../../../src/contract/content/content.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import { Failure } from '../../../src/contract/shared/failure.ts'
import {
  currentOf,
  footOf,
  hasFailed,
  isLoading,
  isReading,
  itemsOf,
  libraryMachine,
} from '../../../src/machines/news-pit/library.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import type { Backend } from '../backend.ts'
import { expect, test } from '../test.ts'
import { routeOf } from './calls.ts'
import { walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/], viewport: { width: 1280, height: 900 } })

const animals = (word: string, count: number): ContentItem[] =>
  Array.from({ length: count }, (_, i) =>
    storyOf(`${word}-${i + 1}`, { headline: `${word} ${i + 1}`, at: -60 * i, source: 'injected' }),
  )
const zebras = animals('zebra', 83)
const gnus = animals('gnu', 3)
const searchFor = (word: string) => ({ type: 'search.given' as const, says: word, search: { keywords: [word] } })
const page = (says: string, contentItems: ContentItem[], searchAfter: string | null) => ({
  type: 'xstate.done.actor.loadPage' as const,
  says,
  output: { contentItems, searchAfter, at: 0 },
})

const feed = (page: Page) => page.getByRole('feed', { name: 'Library, newest first' })
const reader = (page: Page) => page.getByRole('dialog', { name: 'Article Reader' })
const lists = (page: Page) => feed(page).or(reader(page).getByRole('feed')).last()
const wordOf = (search: { keywords?: string[] | undefined }) => search.keywords?.[0] ?? ''
const fails = { type: 'xstate.error.actor.loadPage' as const, error: new Failure('silent') }
const noHand = async () => {
  throw new Error('No hand can do this.')
}
/** Above the list, or in its place; at its foot, or at the reader's, which lies over both. */
const offersRetry = (snapshot: SnapshotFrom<typeof libraryMachine>) =>
  (hasFailed(snapshot) && !isReading(snapshot)) || footOf(snapshot) === 'cut'
const inject = (backend: Backend) => backend.call('POST', '/mock/content', { items: [...zebras, ...gnus] })

walkInBrowser(libraryMachine)({
  ids: 'CHT-03 PIT-03 PIT-04',
  cases: [
    searchFor('zebra'),
    searchFor('gnu'),
    page('forty zebras', zebras.slice(0, 40), 'cursor'),
    page('forty more', zebras.slice(40, 80), 'cursor'),
    page('the last', zebras.slice(80), null),
    page('all gnus', gnus, null),
    fails,
    { type: 'refresh.pressed' },
    { type: 'retry.pressed' },
    { type: 'end.neared' },
    { type: 'card.opened', says: 'the third', id: 'zebra-3' },
    { type: 'card.opened', says: 'a gnu', id: 'gnu-2' },
    { type: 'row.wanted', says: 'next', to: 'next' },
    { type: 'row.wanted', says: 'last', to: 'last' },
    { type: 'current.toggled' },
    { type: 'reader.left' },
    { type: 'share.asked' },
    { type: 'list.left', offset: 0 },
  ],
  facets: (snapshot) => [
    wordOf(snapshot.context.search),
    itemsOf(snapshot).length,
    currentOf(snapshot),
    snapshot.context.cursor,
  ],
  canHappen(snapshot, event) {
    const word = wordOf(snapshot.context.search)
    const isFirst = isLoading(snapshot)
    const current = currentOf(snapshot)
    const isShown = !isFirst && itemsOf(snapshot).length > 0
    switch (event.type) {
      case 'search.given':
        return !isReading(snapshot) && wordOf(event.search) !== word
      case 'xstate.done.actor.loadPage':
        if (word === 'gnu') return event.says === 'all gnus'
        if (isFirst) return event.says === 'forty zebras'
        return event.says === (itemsOf(snapshot).length === 40 ? 'forty more' : 'the last')
      case 'refresh.pressed':
        return isShown && !isReading(snapshot)
      case 'end.neared':
        return isShown && !isReading(snapshot)
      case 'card.opened':
        return isShown && !isReading(snapshot) && event.id.startsWith(word)
      case 'row.wanted':
        return isShown && (event.to === 'next' ? current === 'zebra-3' : isReading(snapshot))
      case 'share.asked':
      case 'current.toggled':
        return isShown && current !== undefined
      case 'list.left':
        return isShown && !isReading(snapshot)
      case 'retry.pressed':
        return offersRetry(snapshot)
      default:
        return true
    }
  },
  unreachable: {
    'library.list.failed network.returned #1': 'no hand restores a connection: the model walks it',
    'library.list.cut network.returned #1': 'no hand restores a connection: the model walks it',
    'library box.wanted #1': "what it asks for is not the chart's: the search box stands in the top bar",
    'library.reader.closed row.focused #1': 'it is not visible: the next key shows where it starts',
    'library.reader.open row.focused #1': 'takes a wheel that stops at a card: the reader has a separate test',
  },
  calls: { loadPage: 'content.search' },
  notices: { 'share.asked': 'Link Copied.' },
  async begin({ page, backend }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await inject(backend)
    // the Spotlight makes the same call, again whenever its live list is replaced: those are not the Library's
    await page.route(`**${API_BASE}${routeOf('content.search').path}`, (route) =>
      decodeJwt(route.request().postDataJSON().data).size === CONTENT_SIZE_LIMIT ? route.continue() : route.fallback(),
    )
    await page.goto('/news-pit')
  },
  hands: {
    'search.given': ({ page }, { search }) =>
      page.getByRole('textbox', { name: 'Search the News Pit' }).fill(wordOf(search)),
    'refresh.pressed': ({ page }) => page.getByRole('button', { name: 'Load the newest' }).click(),
    'retry.pressed': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'network.returned': noHand,
    'reader.moved': noHand,
    'end.neared': ({ page }) =>
      feed(page).evaluate((list) => list.parentElement?.scrollTo(0, list.parentElement.scrollHeight)),
    async 'card.opened'({ page }, { id }) {
      await feed(page).evaluate((list) => list.parentElement?.scrollTo(0, 0))
      await feed(page).locator(`[data-id="${id}"]`).click()
    },
    'reader.left': ({ page }) => page.keyboard.press('Escape'),
    'row.focused': noHand,
    'row.wanted': ({ page }, { to }) => page.keyboard.press(to === 'next' ? 'j' : 'End'),
    'current.toggled': ({ page }) => page.keyboard.press('o'),
    'share.asked': ({ page }) => page.keyboard.press('s'),
    'box.wanted': noHand,
    'pin.toggled': noHand,
    'value.pressed': noHand,
    async 'list.left'({ page }) {
      await page.getByRole('link', { name: 'Market Flux', exact: true }).click()
      await expect(feed(page)).toHaveCount(0)
      await page.goBack()
    },
    'xstate.done.actor.loadPage': ({ calls }) => calls.end('loadPage', 'answered'),
    'xstate.error.actor.loadPage': ({ calls }) => calls.end('loadPage', 'cut'),
  },
  async look({ page }, snapshot) {
    const current = currentOf(snapshot)
    await expect(reader(page)).toHaveCount(isReading(snapshot) ? 1 : 0)
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(offersRetry(snapshot) ? 1 : 0)
    if (itemsOf(snapshot).length === 0) return
    const sizes = lists(page).getByRole('article').first()
    await expect(sizes).toHaveAttribute('aria-setsize', String(itemsOf(snapshot).length))
    if (!isReading(snapshot)) await expect(feed(page)).toHaveAttribute('aria-busy', String(isLoading(snapshot)))
    else await expect(reader(page).locator(`[data-id="${current}"]`)).toBeFocused()
  },
})
