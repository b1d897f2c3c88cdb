import type { Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import {
  areMutesRevealed,
  canUndo,
  currentOf,
  expandedOf,
  focusedOf,
  hasMutes,
  isBuilderOpen,
  isHeld,
  isPinned,
  isStale,
  liveFeedMachine,
  mutedCount,
  phraseOf,
  shownOf,
  waitingCount,
} from '../../../../src/machines/feed/live-feed.machine.ts'
import { recordBrowser } from '../../../model/drive/record.ts'
import { transitionsOf } from '../../../model/drive/walks.ts'
import type { Backend } from '../../backend.ts'
import { expect, headlines, rows, test } from '../../test.ts'
import { feedCharts, startBeside } from './feed.beside.ts'
import { begun, type Chain, chains, unreachable, workspaceWith } from './feed.chains.ts'

test.use({ quiet: [/WebSocket|Failed to load resource/] })

type World = { page: Page; backend: Backend }
type Hand = (world: World, event: AnyEventObject) => Promise<unknown> | undefined

const box = (page: Page) => page.getByLabel('Search news')
const row = (page: Page, id: string) => headlines(page).locator(`[data-id="${id}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press =
  (key: string): Hand =>
  ({ page }) =>
    page.keyboard.press(key)
const keys: Record<string, string> = { next: 'j', previous: 'k' }

/** The action of a person or the backend that causes the event. Events that follow from others have no hand. */
const hands: Record<string, Hand> = {
  'phrase.changed': ({ page }, { phrase }) => box(page).fill(phrase),
  'search.submitted': ({ page }) => box(page).press('Enter'),
  'search.cleared': ({ page }) => button(page, 'Clear search').click(),
  'filter.removed': ({ page }) => button(page, 'Remove Keywords').click(),
  'undo.pressed': ({ page }) => button(page, 'Undo').click(),
  'items.merged': ({ backend }, { items }) => backend.inject(items),
  'unmuted.merged': ({ backend }, { items }) => backend.inject(items),
  'items.replaced': async ({ backend }, { says }) => {
    if (says !== 'all again') return
    // after a silence the backend sends everything again
    await backend.fault({ call: '/news', kind: 'silent' })
    await backend.clearFaults()
  },
  'connection.lost': ({ backend }) => backend.fault({ call: '/news', kind: 'droppedSocket' }),
  'connection.opened': ({ backend }, { says }) => (says === 'again' ? backend.clearFaults() : undefined),
  'pointer.entered': ({ page }, { id }) => row(page, id).hover(),
  'pointer.left': ({ page }) => page.mouse.move(0, 0),
  'item.toggled': ({ page }, { id }) => row(page, id).getByRole('button').first().click(),
  'link.followed': async ({ page }) => {
    await page.context().route('https://example.test/**', (route) => route.fulfill({ body: '' }))
    const opened = page.context().waitForEvent('page')
    await headlines(page)
      .getByRole('link', { name: /Open article/ })
      .click()
    await (await opened).close()
  },
  'value.pressed': ({ page }, { pressed }) =>
    headlines(page).getByRole('button', { name: pressed.value, exact: true }).click(),
  'row.wanted': async ({ page }, { to }) => {
    await box(page).blur()
    await page.keyboard.press(keys[to] ?? '')
  },
  'focus.left': ({ page }, { says }) => (says ? undefined : headlines(page).locator('article:focus').blur()),
  'current.toggled': press('o'),
  'share.asked': press('s'),
  'box.wanted': press('/'),
  'pin.toggled': async ({ page }) => {
    // the space bar presses what has the focus
    await page.locator('button:focus').evaluateAll(([one]) => one?.blur())
    await page.keyboard.press(' ')
  },
  'waiting.asked': ({ page }) => button(page, /^(Held, )?\d+ new$|^Held$/).click(),
  'builder.asked': ({ page }) => button(page, 'Filters').click(),
  'builder.left': ({ page }) => button(page, 'Filters').click(),
  'mutes.toggled': ({ page }) => button(page, /^\d+ muted, /).click(),
}

/** More events follow by themselves: typed text is searched for, and a field that lost the focus reports it. */
const passing = ['phrase.changed', 'box.wanted']

/** The visible part of the feed. Its rows are known when they are only ours. */
const seenIn = async (page: Page, areRowsOurs: boolean) => ({
  phrase: await box(page).inputValue(),
  rows: areRowsOurs ? await rows(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-id'))) : [],
  opened: await headlines(page).locator('article:has(button[aria-expanded="true"])').count(),
  stop: await headlines(page)
    .locator('article[tabindex="0"]:focus-visible')
    .evaluateAll(([one]) => one?.getAttribute('data-id') ?? null),
  pill: (await button(page, /^(Held, )?\d+ new$|^Held$/).allTextContents()).join(),
  foot: (await button(page, /^\d+ muted, /).allTextContents()).join(),
  isStale:
    (await page
      .locator('[data-panel="feed-0"]')
      .getByText(/Stale since|Reconnecting/)
      .count()) > 0,
  canUndo: (await button(page, 'Undo').count()) > 0,
  isBuilding: (await button(page, 'Filters').getAttribute('aria-expanded')) === 'true',
})

function expectedOf({ snapshot }: ReturnType<typeof startBeside>, areRowsOurs: boolean) {
  const now = snapshot()
  const [count, hidesMuted] = [waitingCount(now), !areMutesRevealed(now)]
  const pill = [isPinned(now) ? 'Held' : '', count > 0 ? `${count} new` : ''].filter(Boolean).join(', ')
  return {
    phrase: phraseOf(now),
    rows: areRowsOurs ? shownOf(now).map(({ id }) => id) : [],
    opened: expandedOf(now).length,
    stop: (focusedOf(now) !== undefined && currentOf(now)) || null,
    pill: isHeld(now) ? pill : '',
    foot: hasMutes(now) && mutedCount(now) > 0 ? `${mutedCount(now)} muted, ${hidesMuted ? 'show' : 'hide'}` : '',
    isStale: isStale(now),
    canUndo: canUndo(now),
    isBuilding: isBuilderOpen(now),
  }
}

async function walk({ search, steps }: Chain, world: World) {
  const { page, backend } = world
  const beside = startBeside()
  await backend.inject(begun)
  await page.addInitScript((kept) => sessionStorage.setItem('market-flux.workspace', kept), workspaceWith(search))
  await page.goto('/')
  await expect(rows(page).first()).toBeVisible()
  beside.begin(search)
  for (const event of steps) {
    await test.step(event.type, async () => {
      await hands[event.type]?.(world, event)
      beside.send(event)
      if (passing.includes(event.type)) return
      const areOurs = beside.isOurs()
      await expect.poll(() => seenIn(page, areOurs)).toEqual(expectedOf(beside, areOurs))
    })
  }
}

for (const chain of chains) {
  test(`CHT-03 FED-01 FED-16 ${chain.name}`, ({ page, backend }) => walk(chain, { page, backend }))
}

const taken = chains.flatMap(({ search, steps }) => {
  const beside = startBeside()
  beside.begin(search)
  for (const event of steps) beside.send(event)
  return beside.taken
})
const all = feedCharts.flatMap((chart) => [...transitionsOf(chart).values()])
recordBrowser(liveFeedMachine, taken, new Set([...taken, ...all.filter((name) => !(name in unreachable))]))

test('CHT-03 the walks take every transition of the feed except those that no hand can take', () => {
  expect([...new Set([...taken.filter((name) => all.includes(name)), ...Object.keys(unreachable)])].sort()).toEqual(
    all.sort(),
  )
  expect(taken.filter((name) => name in unreachable)).toEqual([])
})
