import type { Page } from '@playwright/test'
import { Failure } from '../../../src/contract/shared/failure.ts'
import type { Story } from '../../../src/contract/stories/stories.ts'
import { pairsOf, setApartMachine } from '../../../src/machines/stories/set-apart.machine.ts'
import { hasFailed, isAwaited, storiesMachine, storyOf } from '../../../src/machines/stories/stories.machine.ts'
import { sourcesOf, storyCountsMachine } from '../../../src/machines/stories/story-counts.machine.ts'
import type { Backend } from '../backend.ts'
import { expect, rows, test } from '../test.ts'
import { type World, walkInBrowser } from './walk.ts'

test.use({ quiet: [/Failed to load resource/] })

/** The headlines `a` and `b` of the walks: other publishers report the first, none the second. */
const titles: Record<string, string> = {
  a: 'Orbex Foods to buy Halden Dairy for $2.4 billion',
  b: 'Storm halts ferries between Norway and Denmark',
}
const reports = [
  { title: 'UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal', articleSource: 'Harbour Press' },
  { title: 'Orbex Foods buys Halden Dairy for $2.4bn', articleSource: 'Dale Ledger' },
]
const rowOf = (page: Page, id: string) => rows(page).filter({ hasText: titles[id] ?? id })
const toggle = (page: Page, id: string) => rowOf(page, id).getByRole('button').first().click()
const isOpen = async (page: Page, id: string) =>
  (await rowOf(page, id).getByRole('button').first().getAttribute('aria-expanded')) === 'true'

async function begin({ page, backend }: World) {
  const headlines = Object.values(titles).map((title) => ({ title, articleSource: 'Coast Wire' }))
  await backend.inject([...headlines, ...reports])
  await page.goto('/terminal')
  await expect(rowOf(page, 'a')).toBeVisible()
}

const memberOf = (id: string) => ({ id, title: '', articleSource: '', link: null, at: '2026-03-02T14:00:00.000Z' })
const alone: Story = { members: [memberOf('b')], count: 1 }
const several: Story = { members: ['a', 'c', 'd'].map(memberOf), count: 3 }
const idsIn = ({ context }: { context: { wanted: readonly { headline: { id: string } }[] } }) =>
  context.wanted.map(({ headline }) => headline.id)

walkInBrowser(storiesMachine)({
  ids: 'CHT-03 STY-08',
  cases: [
    { type: 'story.wanted', says: 'a', headline: { id: 'a', source: 'injected' }, row: 'a' },
    { type: 'story.wanted', says: 'b', headline: { id: 'b', source: 'injected' }, row: 'b' },
    { type: 'story.left', says: 'a', id: 'a', row: 'a' },
    { type: 'story.left', says: 'b', id: 'b', row: 'b' },
    { type: 'xstate.done.actor.getStory', says: 'a', output: several },
    { type: 'xstate.done.actor.getStory', says: 'b', output: alone },
    { type: 'xstate.error.actor.getStory', error: new Failure('silent') },
  ],
  facets: ({ context }) => [idsIn({ context }), context.failed, context.answers.map(({ id }) => id)],
  canHappen(snapshot, event) {
    switch (event.type) {
      case 'story.wanted':
        return !isAwaited(snapshot, event.headline.id)
      case 'story.left':
        return isAwaited(snapshot, event.id)
      case 'xstate.done.actor.getStory':
        return idsIn(snapshot)[0] === event.says
      default:
        return true
    }
  },
  calls: { getStory: 'stories.ofHeadline' },
  begin,
  hands: {
    'story.wanted': async ({ page }, { headline: { id } }, before) => {
      if (!(await isOpen(page, id))) return toggle(page, id)
      if (hasFailed(before, id) && !storyOf(before, id))
        return rowOf(page, id).getByRole('button', { name: 'Retry' }).click()
      await toggle(page, id)
      await toggle(page, id)
    },
    'story.left': ({ page }, { id }) => toggle(page, id),
    'xstate.done.actor.getStory': ({ calls }) => calls.end('getStory', 'answered'),
    'xstate.error.actor.getStory': ({ calls }) => calls.end('getStory', 'cut'),
  },
  async look({ page }, snapshot) {
    for (const id of Object.keys(titles)) {
      const failed = hasFailed(snapshot, id) && !storyOf(snapshot, id)
      const count = storyOf(snapshot, id)?.count ?? 1
      const words = [
        ...(failed ? [isAwaited(snapshot, id) ? 'Loading other reports…' : 'Other reports could not be loaded.'] : []),
        ...(count > 1 ? [`Same story: ${count - 1} other reports`] : []),
      ]
      const seen = rowOf(page, id).getByText(
        /^(Loading other reports…|Other reports could not|Same story: \d+ other rep)/,
      )
      const wanted = (await isOpen(page, id)) ? words.map((text) => new RegExp(`^${text}`)) : []
      await expect(seen).toHaveText(wanted)
    }
  },
})

const pair = (other: string) => ({ id: 'a', other })
const report = (page: Page, other: string) =>
  rowOf(page, 'a').getByRole('button', { name: `Not the same: ${reports[other === 'c' ? 0 : 1]?.title}` })
const atOnce = 'the storage of the browser answers at once'

walkInBrowser(setApartMachine)({
  ids: 'CHT-03 STY-11',
  cases: [
    { type: 'reader.changed', owner: '' },
    { type: 'reports.parted', says: 'c', id: 'a', ids: ['c'] },
    { type: 'reports.parted', says: 'd', id: 'a', ids: ['d'] },
    { type: 'reports.joined', id: 'a', ids: ['c', 'd'] },
    { type: 'xstate.done.actor.readPairs', output: [] },
    { type: 'xstate.done.actor.keepPairs', says: 'none', output: [] },
    { type: 'xstate.done.actor.keepPairs', says: 'c', output: [pair('c')] },
    { type: 'xstate.done.actor.keepPairs', says: 'both', output: [pair('c'), pair('d')] },
  ],
  facets: ({ context }) => context,
  canHappen(snapshot, event) {
    const pairs = pairsOf(snapshot)
    switch (event.type) {
      case 'reader.changed':
        return snapshot.matches('waiting')
      case 'reports.parted':
        return event.says === (pairs.length === 0 ? 'c' : 'd') && pairs.length < 2
      case 'reports.joined':
        return pairs.length > 0
      case 'xstate.done.actor.keepPairs':
        return JSON.stringify(event.output) === JSON.stringify(pairs)
      default:
        return true
    }
  },
  unreachable: {
    'setApart reader.changed #2': 'a page knows who is here before a headline can be opened',
    'setApart.reading xstate.error.actor.readPairs #1': atOnce,
    'setApart.keeping xstate.error.actor.keepPairs #1': atOnce,
  },
  calls: { readPairs: undefined, keepPairs: undefined },
  async begin(world) {
    await begin(world)
    await toggle(world.page, 'a')
  },
  hands: {
    'reader.changed': async () => undefined,
    'reports.parted': ({ page }, { ids: [other = ''] }) => report(page, other).click(),
    'reports.joined': ({ page }) => rowOf(page, 'a').getByRole('button', { name: 'Undo' }).click(),
    'xstate.done.actor.readPairs': async () => undefined,
    'xstate.error.actor.readPairs': async () => undefined,
    'xstate.done.actor.keepPairs': async () => undefined,
    'xstate.error.actor.keepPairs': async () => undefined,
  },
  async look({ page }, snapshot) {
    const apart = pairsOf(snapshot).length
    const words = ['2 other reports', '1 other report', '2 reports set apart. Undo'][apart] ?? ''
    await expect(rowOf(page, 'a').getByRole('region', { name: 'Same story' })).toContainText(words)
    await expect(rowOf(page, 'a').getByRole('button', { name: /^Not the same/ })).toHaveCount(2 - apart)
  },
})

/** Each time that the headline of the walk of counts is shown it is another one: what came for those before counts no more. */
const shown = new WeakMap<Page, number>()
const numbers = ['four', 'seven', 'nine', 'twelve', 'thirty']
const townOf = (page: Page) => `Plant ${numbers[shown.get(page) ?? 0]}`
const show = ({ page, backend }: { page: Page; backend: Backend }, articleSource: string, verb: string) =>
  backend.inject([{ title: `Coralux ${verb} ${townOf(page)} for $3.1 billion in Osaka`, articleSource }])
const box = (page: Page) => page.getByLabel('Search news')
async function search(page: Page, words: string) {
  await box(page).fill(words)
  await box(page).press('Enter')
}

walkInBrowser(storyCountsMachine)({
  ids: 'CHT-03 STY-09',
  cases: [
    { type: 'row.shown', row: 'a', headline: { id: 'a', source: 'injected' } },
    { type: 'row.gone', row: 'a' },
    { type: 'pairs.changed', pairs: [{ id: 'x', other: 'y' }] },
    { type: 'counts.merged', counts: [{ id: 'a', sources: 1 }] },
    { type: 'xstate.after.gatherTime.storyCounts.gathering' },
  ],
  facets: ({ context }) => context,
  canHappen(snapshot, event) {
    const isShown = 'a' in snapshot.context.wanted
    switch (event.type) {
      case 'row.shown':
        return !isShown && sourcesOf(snapshot, 'a') === 0
      case 'row.gone':
        return isShown
      case 'counts.merged':
        return isShown && snapshot.matches('following')
      default:
        return true
    }
  },
  // the pointer is over the list then, which holds
  ends: (_, { type }) => type === 'pairs.changed',
  calls: {},
  async begin(world) {
    await begin(world)
    await search(world.page, 'Orbex OR Coralux')
    await expect(rowOf(world.page, 'b')).toHaveCount(0)
  },
  hands: {
    'row.shown': async (world) => {
      shown.set(world.page, (shown.get(world.page) ?? 0) + 1)
      await search(world.page, 'Orbex OR Coralux')
      await show(world, 'Coast Wire', 'buys')
      await expect(rowOf(world.page, townOf(world.page))).toBeVisible()
    },
    'row.gone': ({ page }) => search(page, 'Orbex'),
    'pairs.changed': async ({ page }) => {
      await toggle(page, 'a')
      await report(page, 'c').click()
      await toggle(page, 'a')
    },
    'counts.merged': (world) => show(world, 'Dale Ledger', 'acquires'),
    'xstate.after.gatherTime': async () => undefined,
  },
  async look({ page }, snapshot) {
    const isShown = 'a' in snapshot.context.wanted
    const sources = isShown ? sourcesOf(snapshot, 'a') : 0
    const bought = rowOf(page, `buys ${townOf(page)}`)
    await expect(bought).toHaveCount(isShown ? 1 : 0)
    await expect(bought.getByRole('button', { name: '1 other source' })).toHaveCount(sources)
  },
})
