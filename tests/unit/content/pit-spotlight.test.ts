import { expect, it, onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { createContent } from '../../../src/adapters/sockets/content.ts'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import { isLoading, shownOf } from '../../../src/machines/spotlight/spotlight.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createPitSpotlight, createSpotlight } from '../../../src/root/spotlight/spotlight.ts'
import { spotlightStart } from '../../../src/rules/news-pit/news-pit.ts'
import { until } from '../../setup.ts'
import { fakeSocketServer, MockTransport, type Received } from '../sockets/fake-socket-server.ts'
import { storyOf } from './content-item.ts'

type Asked = { context: unknown; signal: AbortSignal; answer: (items: ContentItem[]) => void; fail: () => void }

const NOW = new Date(2026, 0, 8, 15).getTime()
const startDate = spotlightStart(NOW)
const headlines = ['one', 'two', 'three', 'four'].map((id, at) => storyOf(id, { at }))
const [one, two, three, four] = headlines as [ContentItem, ContentItem, ContentItem, ContentItem]

let address = 0
/** A Spotlight that is connected, and whose socket and HTTP answer by hand. */
async function startSpotlight() {
  const url = `ws://127.0.0.1:${21_000 + ++address}`
  const received: Received[] = []
  const server = fakeSocketServer(`${url}/socket.io/`, '/content', (one) => received.push(one))
  const sockets = createSockets(browserEnvironment(), url, { transports: [MockTransport] })
  onTestFinished(() => {
    sockets.close()
    server.stop()
  })
  const asked: Asked[] = []
  const said = () => received.filter(({ event }) => event !== 'connect').map(({ event, values }) => [event, ...values])
  /** Until it has arrived: what comes over HTTP is not to overtake it. */
  const emit = (...[event, ...values]: [string, ...unknown[]]) =>
    new Promise<unknown>((arrived) => {
      sockets.own.of('/content').once(event, arrived)
      received[0]?.client.emit(event, ...values)
    })
  const search = createContent(sockets.content(), { ...browserEnvironment(), ...sockets })
  const load = (context: unknown, signal: AbortSignal) =>
    new Promise<readonly ContentItem[]>((answer, reject) => {
      asked.push({ context, signal, answer, fail: () => reject(new Error('silent')) })
    })
  const spotlight = createActor(createPitSpotlight(search, load, { now: () => NOW }).logic).start()
  await until(() => expect(said()).toHaveLength(1))
  return {
    spotlight,
    search,
    said,
    asked,
    initial: (items: ContentItem[], subscription = 's1', sequence = 1) =>
      emit('initial', items, { subscription, sequence, room: `room-${subscription}` }),
    update: (items: ContentItem[]) => emit('update', items, 'room-s1'),
    shown: () => shownOf(spotlight.getSnapshot()).map(({ id }) => id),
  }
}

it('PIT-09 history and live list ask from the start of the day, the history for 1000, the list for the first 60', async () => {
  const { said, asked } = await startSpotlight()
  expect([said(), asked.map(({ context }) => context)]).toEqual([
    [['search', { startDate, size: 60 }, { subscription: 's1', sequence: 1 }]],
    [{ startDate, size: 1000 }],
  ])
})

it('PIT-09 what comes live while the history is on its way is neither lost nor doubled', async () => {
  const { asked, initial, update, shown } = await startSpotlight()
  await initial([two, one])
  await update([three])
  asked[0]?.answer([two, one])
  await update([four])
  await expect.poll(shown).toEqual(['four', 'three', 'two', 'one'])
})

it('PIT-09 of an item that both have, the live list knows the latest', async () => {
  const { asked, initial, spotlight } = await startSpotlight()
  const corrected = storyOf('one', { at: 0, headline: 'One, corrected' })
  await initial([corrected])
  asked[0]?.answer([two, one])
  await expect.poll(() => shownOf(spotlight.getSnapshot())).toEqual([two, corrected])
})

it('PIT-09 the history is shown before the live list has answered', async () => {
  const { asked, shown, spotlight } = await startSpotlight()
  asked[0]?.answer([two, one])
  await expect.poll(shown).toEqual(['two', 'one'])
  expect(isLoading(spotlight.getSnapshot())).toBe(true)
})

it('PIT-09 the history that came first stays beneath the live list, which has the newest only', async () => {
  const { asked, initial, shown } = await startSpotlight()
  asked[0]?.answer([two, one])
  await expect.poll(shown).toEqual(['two', 'one'])
  await initial([three, two])
  await expect.poll(shown).toEqual(['three', 'two', 'one'])
  expect(asked).toHaveLength(1)
})

it('PIT-09 where the live list is replaced, the history is asked for again', async () => {
  const { asked, initial, shown } = await startSpotlight()
  await initial([two])
  asked[0]?.answer([one])
  await expect.poll(shown).toEqual(['two', 'one'])
  await initial([four])
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer([three])
  await expect.poll(shown).toEqual(['four', 'three'])
})

it('PIT-09 a list that is replaced while the history is on its way gives up that request, and takes the newer answer alone', async () => {
  const { asked, initial, shown } = await startSpotlight()
  await initial([two])
  await initial([three])
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer([two])
  await expect.poll(shown).toEqual(['three', 'two'])
  asked[0]?.answer([one])
  await initial([four, three])
  await expect.poll(() => asked.length).toBe(3)
  expect([shown(), asked.map(({ signal }) => signal.aborted)]).toEqual([
    ['four', 'three'],
    [true, true, false],
  ])
})

it('PIT-09 without the history the live list stands for itself', async () => {
  const { asked, initial, shown } = await startSpotlight()
  asked[0]?.fail()
  await initial([two])
  await expect.poll(shown).toEqual(['two'])
})

it('RT-05 Retry asks again and gives up the earlier request', async () => {
  const { spotlight, asked, initial, shown } = await startSpotlight()
  spotlight.send({ type: 'retry.pressed' })
  asked[0]?.answer([four])
  await initial([three], 's2')
  await expect.poll(shown).toEqual(['three'])
  asked[1]?.answer([two, three])
  await expect.poll(shown).toEqual(['three', 'two'])
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('RT-02 the Terminal’s Spotlight on the same connection receives only its own list', async () => {
  const { search, initial, shown } = await startSpotlight()
  const other = createActor(createSpotlight(search).logic).start()
  await initial([one])
  await initial([two], 's2')
  expect([shown(), shownOf(other.getSnapshot()).map(({ id }) => id)]).toEqual([['one'], ['two']])
})
