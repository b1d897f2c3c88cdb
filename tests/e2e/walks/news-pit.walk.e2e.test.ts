import type { Page } from '@playwright/test'
import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  categoryOf,
  entryOf,
  isDrawerOpen,
  isLibrary,
  isList,
  newsPitMachine,
  phraseOf,
} from '../../../src/machines/news-pit/news-pit.machine.ts'
import { transitionsTaken } from '../../../src/root/inspector/inspected.ts'
import { quickFilters } from '../../../src/rules/news-pit/news-pit.ts'
import { recordBrowser } from '../../model/drive/record.ts'
import { seenGuards, statesIn, transitionsOf } from '../../model/drive/walks.ts'
import { expect, test } from '../test.ts'

type Chain = { name: string; width: number; steps: AnyEventObject[] }
type Hand = (page: Page, event: AnyEventObject) => Promise<unknown>

const typed = (phrase: string) => ({ type: 'phrase.changed', phrase })
const submitted = { type: 'search.submitted' }
const pause = { type: 'pause' }
const toSpotlight = { type: 'spotlight.chosen' }
const toLibrary = { type: 'library.chosen' }
const category = (of: string) => ({ type: 'category.toggled', category: of })
const entry = (name: string) => ({ type: 'entry.toggled', name })
const drawer = (side: string, isOver: boolean) => ({ type: 'drawer.toggled', side, isOver })
/** `width`: the width of the window, where it changes. */
const layout = (name: string, width?: number) => ({ type: 'layout.changed', layout: name, width })
const reached = { type: 'article.reached' }
/** Happens by itself when the Spotlight is closed. */
const left = { type: 'spotlight.left' }

const chains: Chain[] = [
  {
    name: 'filters, entries and phrases open the Library, and the Spotlight resets them',
    width: 1440,
    steps: [
      ...[
        toLibrary,
        left,
        toSpotlight,
        category('top_stories'),
        left,
        category('most_active'),
        category('most_active'),
      ],
      ...[toSpotlight, drawer('left', false), entry('Technology'), left, entry('Legal'), entry('Legal')],
      ...[typed('quokka'), toSpotlight, typed('no such words'), submitted, left, typed(' no such  words '), pause],
      ...[{ type: 'filters.cleared' }, typed('quokka'), pause, toSpotlight],
    ],
  },
  {
    name: 'the drawers toggle independently, and the key moves to the search field',
    width: 1440,
    steps: [
      ...[drawer('left', false), drawer('right', false), drawer('left', false), drawer('right', false)],
      ...[{ type: 'form.toggled' }, { type: 'form.toggled' }, { type: 'form.toggled' }, { type: 'box.wanted' }],
    ],
  },
  {
    name: 'a drawer that covers the page closes for the other, and after a selection in it',
    width: 1000,
    steps: [
      ...[drawer('left', true), drawer('right', true), drawer('left', true), entry('Commodities'), left],
      ...[{ type: 'drawers.left' }, layout('tablet'), drawer('right', true), layout('desktop', 1440)],
      ...[layout('desktop', 1500), layout('tablet', 1000)],
    ],
  },
  {
    name: 'an article that is opened again is above the Spotlight',
    width: 1440,
    steps: [reached, category('top_stories'), left, { type: 'article.left' }, { ...reached, says: 'again' }],
  },
]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const drawerButton = (page: Page, side: string) =>
  button(page, side === 'left' ? /^(Open|Close) Categories$/ : /^(Open|Close) The Terminal News Feed$/).first()
const box = (page: Page) => page.getByLabel('Search the News Pit')
const nameOf = (of: string) => quickFilters.find((one) => one.category === of)?.name ?? ''

const hands: Record<string, Hand> = {
  'spotlight.chosen': (page) => button(page, 'Spotlight').click(),
  'library.chosen': (page) => button(page, 'Library').click(),
  'category.toggled': (page, event) => button(page, nameOf(event.category)).click(),
  'entry.toggled': (page, { name }) =>
    page.getByRole('complementary').getByRole('button', { name, exact: true }).click(),
  'form.toggled': (page) => button(page, 'List').click(),
  'filters.cleared': (page) => button(page, /^Clear (the search|the filters|search and filters)$/).click(),
  'phrase.changed': (page, { phrase }) => box(page).fill(phrase),
  'search.submitted': (page) => box(page).press('Enter'),
  'drawer.toggled': (page, { side }) => drawerButton(page, side).click(),
  'layout.changed': async (page, { width }) => {
    if (!width) return
    await page.setViewportSize({ width, height: 900 })
    // otherwise both sizes may arrive in one frame
    if (width > 1000) await expect(page.locator('[inert]')).toHaveCount(0)
  },
  'box.wanted': (page) => page.keyboard.press('/'),
  // the Library lies over the page then: Back first closes that
  'article.reached': async (page, { says }) => says && [await page.goBack(), await page.goBack()],
}

/** More events follow by themselves: typed text is searched for, and a view that was left reports it. */
const passing = (event: AnyEventObject, next: AnyEventObject | undefined) =>
  event.type === 'phrase.changed' || ['spotlight.left', 'drawers.left', 'article.left'].includes(next?.type ?? '')

/** `isListed`: the browser has kept that the stories are a list. */
function startBeside(isListed = false) {
  const taken: string[] = []
  const clock = new SimulatedClock()
  const machine = newsPitMachine.provide({
    actors: { keepChoices: fromCallback(() => undefined) },
    guards: seenGuards(newsPitMachine, (outcome) => taken.push(outcome)),
  })
  const names = transitionsOf(machine)
  const actor = createActor(machine, {
    clock,
    input: { choices: isListed ? { form: 'list' } : undefined },
    inspect: (entry) => {
      if (entry.type !== '@xstate.microstep') return
      for (const transition of transitionsTaken(entry)) taken.push(names.get(transition) ?? 'start')
      taken.push(...statesIn(entry.snapshot))
    },
  }).start()
  return {
    taken,
    snapshot: () => actor.getSnapshot(),
    send(event: AnyEventObject) {
      if (event.type === 'pause') clock.increment(300)
      else actor.send(event as Parameters<typeof actor.send>[0])
    },
  }
}

const isOn = async (page: Page, name: string) => (await button(page, name).getAttribute('aria-pressed')) === 'true'
const isOpen = async (page: Page, side: string) =>
  (await drawerButton(page, side).getAttribute('aria-expanded')) === 'true'
async function seenIn(page: Page) {
  const on = await Promise.all(quickFilters.map(({ name }) => isOn(page, name)))
  const chip = await button(page, /^Remove /).allTextContents()
  return {
    inLibrary: (await isOn(page, 'Library')) && !(await isOn(page, 'Spotlight')),
    phrase: await box(page).inputValue(),
    categories: quickFilters.filter((_, index) => on[index]).map((one) => one.category),
    entry: chip.join() || undefined,
    isList: await page.locator('[aria-pressed=true][title=List]').isVisible(),
    drawers: { left: await isOpen(page, 'left'), right: await isOpen(page, 'right') },
  }
}

const expectedOf = (snapshot: ReturnType<ReturnType<typeof startBeside>['snapshot']>) => ({
  inLibrary: isLibrary(snapshot),
  phrase: phraseOf(snapshot),
  categories: [categoryOf(snapshot) ?? []].flat(),
  entry: entryOf(snapshot),
  isList: isList(snapshot) && !isLibrary(snapshot),
  drawers: { left: isDrawerOpen(snapshot, 'left'), right: isDrawerOpen(snapshot, 'right') },
})

for (const { name, width, steps } of chains) {
  test(`CHT-03 PIT-06 PIT-07 ${name}`, async ({ page }) => {
    const beside = startBeside()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/news-pit')
    const card = page.getByRole('feed', { name: 'Stories' }).getByRole('article').first()
    await expect(card).toBeVisible()
    if (steps.some(({ type }) => type === 'article.reached')) {
      await page.goto(`/news-pit/${await card.getAttribute('data-id')}`)
      await expect(card).toBeVisible()
    }
    for (const [nth, event] of steps.entries()) {
      await test.step(event.type, async () => {
        await hands[event.type]?.(page, event)
        beside.send(event)
        if (passing(event, steps[nth + 1])) return
        await expect.poll(() => seenIn(page)).toEqual(expectedOf(beside.snapshot()))
        if (event.type === 'box.wanted') await expect(box(page)).toBeFocused()
        if (event.type === 'article.reached') await expect(page).toHaveURL(/news-pit\/\w/)
      })
    }
  })
}

const taken = chains.flatMap(({ steps }) => {
  const beside = startBeside()
  for (const event of steps) beside.send(event)
  return [...beside.taken, ...startBeside(true).taken]
})
const all = [...transitionsOf(newsPitMachine).values()]
recordBrowser(newsPitMachine, taken, new Set([...taken, ...all]))

test('PIT-14 the list is chosen once: a browser that is allowed to shows it again', async ({ page }) => {
  await page.goto('/news-pit')
  await button(page, 'List').click()
  await page.reload()
  await expect(button(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  const rows = page.getByRole('feed', { name: 'Stories' }).getByRole('article')
  await rows.nth(2).click()
  await expect(rows.nth(2)).toHaveAttribute('data-open', 'true')
  await expect
    .poll(() =>
      rows
        .nth(3)
        .boundingBox()
        .then((box) => box?.height),
    )
    .toBe(20)
})

test('CHT-03 the walks take every transition of the News Pit’s view', () => {
  expect(all.filter((name) => !taken.includes(name))).toEqual([])
})
