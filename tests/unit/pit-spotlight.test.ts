import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createContent } from '../../src/adapters/sockets/content.ts'
import type { ContentItem } from '../../src/contract/content.ts'
import { isLoading, shownOf } from '../../src/machines/spotlight.machine.ts'
import { browserEnvironment } from '../../src/root/environment.ts'
import { createPitSpotlight, createSpotlight } from '../../src/root/spotlight.ts'
import { spotlightStart } from '../../src/rules/news-pit.ts'
import { storyOf } from './content-item.ts'

type Heard = (...given: unknown[]) => void
type Asked = { context: unknown; signal: AbortSignal; answer: (items: ContentItem[]) => void; fail: () => void }

const NOW = new Date(2026, 0, 8, 15).getTime()
const startDate = spotlightStart(NOW)
const headlines = ['one', 'two', 'three', 'four'].map((id, at) => storyOf(id, { at }))
const [one, two, three, four] = headlines as [ContentItem, ContentItem, ContentItem, ContentItem]

/** A Spotlight whose socket and HTTP answer by hand. */
function startSpotlight() {
  const heard = new Map<string, Heard>()
  const said: unknown[][] = []
  const asked: Asked[] = []
  const socket = {
    connected: true,
    on: (name: string, listener: Heard) => heard.set(name, listener),
    emit: (...given: unknown[]) => said.push(given),
  }
  const search = createContent(socket as unknown as Parameters<typeof createContent>[0], browserEnvironment())
  const load = (context: unknown, signal: AbortSignal) =>
    new Promise<readonly ContentItem[]>((answer, reject) => {
      asked.push({ context, signal, answer, fail: () => reject(new Error('silent')) })
    })
  const spotlight = createActor(createPitSpotlight(search, load, { now: () => NOW }).logic).start()
  return {
    spotlight,
    search,
    said,
    asked,
    initial: (items: ContentItem[], subscription = 's1', sequence = 1) =>
      heard.get('initial')?.(items, { subscription, sequence, room: `room-${subscription}` }),
    update: (items: ContentItem[]) => heard.get('update')?.(items, 'room-s1'),
    shown: () => shownOf(spotlight.getSnapshot()).map(({ id }) => id),
  }
}

it('PIT-09 history and live list ask the same: history for 1000, from the start of the day', () => {
  const { said, asked } = startSpotlight()
  expect([said, asked.map(({ context }) => context)]).toEqual([
    [['search', { startDate }, { subscription: 's1', sequence: 1 }]],
    [{ startDate, size: 1000 }],
  ])
})

it('PIT-09 what comes live while the history is on its way is neither lost nor doubled', async () => {
  const { asked, initial, update, shown } = startSpotlight()
  initial([two, one])
  update([three])
  asked[0]?.answer([two, one])
  update([four])
  await expect.poll(shown).toEqual(['four', 'three', 'two', 'one'])
})

it('PIT-09 of an item that both have, the live list knows the latest', async () => {
  const { asked, initial, spotlight } = startSpotlight()
  const corrected = storyOf('one', { at: 0, headline: 'One, corrected' })
  initial([corrected])
  asked[0]?.answer([two, one])
  await expect.poll(() => shownOf(spotlight.getSnapshot())).toEqual([two, corrected])
})

it('PIT-09 the history is shown before the live list has answered', async () => {
  const { asked, shown, spotlight } = startSpotlight()
  asked[0]?.answer([two, one])
  await expect.poll(shown).toEqual(['two', 'one'])
  expect(isLoading(spotlight.getSnapshot())).toBe(true)
})

it('PIT-09 without the history the live list stands for itself', async () => {
  const { asked, initial, shown } = startSpotlight()
  asked[0]?.fail()
  initial([two])
  await expect.poll(shown).toEqual(['two'])
})

it('RT-05 Retry asks anew, and what was asked before is given up', async () => {
  const { spotlight, asked, initial, shown } = startSpotlight()
  spotlight.send({ type: 'retry.pressed' })
  asked[0]?.answer([four])
  initial([three], 's2')
  await expect.poll(shown).toEqual(['three'])
  asked[1]?.answer([two, three])
  await expect.poll(shown).toEqual(['three', 'two'])
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('RT-02 the Terminal’s Spotlight on the same connection hears only its own list', async () => {
  const { search, initial, shown } = startSpotlight()
  const other = createActor(createSpotlight(search).logic).start()
  initial([one])
  initial([two], 's2')
  expect([shown(), shownOf(other.getSnapshot()).map(({ id }) => id)]).toEqual([['one'], ['two']])
})
