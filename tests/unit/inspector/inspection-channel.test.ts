// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { giveEvent, INSPECTION_CHANNEL, watchWindows } from '../../../src/adapters/inspector/inspection.ts'
import { openChannel } from '../../../src/adapters/shared/channel.ts'
import type { InspectionNews } from '../../../src/contract/inspector/inspection.ts'
import { noticeOf, notificationMachine } from '../../../src/machines/notification/notification.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { startInspection } from '../../../src/root/inspector/inspect.ts'
import { inspection } from '../../../src/root/inspector/inspection.ts'
import { startRoot } from '../../../src/root/start.ts'
import { withNews } from '../../../src/rules/inspector/inspection.ts'

/** All channels of a browser: the others receive at once what one posts. */
class Channel {
  static open: Channel[] = []
  listen: ((message: { data: unknown }) => void)[] = []
  constructor(readonly name: string) {
    Channel.open.push(this)
  }
  addEventListener(_: 'message', listen: (message: { data: unknown }) => void) {
    this.listen.push(listen)
  }
  postMessage(data: unknown) {
    const others = Channel.open.filter((other) => other !== this && other.name === this.name)
    for (const { listen } of others) for (const notify of listen) notify({ data: structuredClone(data) })
  }
  close() {
    Channel.open = Channel.open.filter((other) => other !== this)
  }
}

beforeEach(() => {
  Channel.open = []
  sessionStorage.clear()
  window.name = ''
  window.history.replaceState(null, '', '/terminal?inspect')
  vi.stubGlobal('BroadcastChannel', Channel)
  return () => {
    vi.unstubAllEnvs()
    inspection.watch = undefined
  }
})

function openInspector() {
  const received: InspectionNews[] = []
  const stop = watchWindows(openChannel(INSPECTION_CHANNEL, browserEnvironment()), (news) => received.push(news))
  return {
    received,
    stop,
    types: () => received.map(({ type }) => type),
    windows: () => received.reduce(withNews, [] as ReturnType<typeof withNews>),
  }
}

async function openApp() {
  await startInspection(browserEnvironment())
  return startRoot(browserEnvironment()).admit({ notification: { logic: notificationMachine } }).notification
}

const eventsIn = ({ windows }: ReturnType<typeof openInspector>) =>
  windows().map(({ path, actors }) => [
    path,
    actors.filter(({ name }) => name !== 'root').map(({ name, steps }) => [name, steps.map(({ event }) => event.type)]),
  ])

it('CHT-04 an inspector that opens later receives the kept steps, and then the new ones', async () => {
  const notification = await openApp()
  notification.send({ type: 'notice.raised', notice: { kind: 'Success', text: 'Saved.' } })
  const inspector = openInspector()
  notification.send({ type: 'notice.dismissed' })
  expect(eventsIn(inspector)).toEqual([
    ['/terminal', [['notification', ['xstate.init', 'notice.raised', 'notice.dismissed']]]],
  ])
})

it('CHT-04 an inspector that opened earlier sees the first step, and asks again when a page opens', async () => {
  const inspector = openInspector()
  await openApp()
  expect(eventsIn(inspector)).toEqual([['/terminal', [['notification', ['xstate.init']]]]])
})

it('CHT-04 leaving a page is reported, and its tab is recognized when it returns', async () => {
  const inspector = openInspector()
  await openApp()
  const [before] = inspector.windows()
  window.dispatchEvent(new Event('pagehide'))
  const left = inspector.windows().length
  // the page was closed: only the inspector receives
  Channel.open = Channel.open.slice(0, 1)
  await openApp()
  const [after] = inspector.windows()
  expect([left, after?.tab === before?.tab, after?.id === before?.id]).toEqual([0, true, false])
})

it('CHT-04 nothing is sent while no inspector is open; one that stays still receives when another closes', async () => {
  const notification = await openApp()
  const [one, two] = [openInspector(), openInspector()]
  two.stop()
  const before = one.types().length
  notification.send({ type: 'notice.raised', notice: { kind: 'Success', text: 'Saved.' } })
  const reported = one.types().slice(before)
  one.stop()
  const channel = new Channel('market-flux.inspection')
  const said: unknown[] = []
  channel.addEventListener('message', ({ data }) => said.push(data))
  notification.send({ type: 'notice.dismissed' })
  expect([reported, said]).toEqual([['message.sent', 'step.taken'], []])
})

const give = (inspector: ReturnType<typeof openInspector>, type: string, fields = {}) => {
  const [{ id, actors } = { id: '', actors: [] }] = inspector.windows()
  const actor = actors.find(({ name }) => name === 'notification')?.id ?? ''
  const { signal } = new AbortController()
  return giveEvent(
    openChannel(INSPECTION_CHANNEL, browserEnvironment()),
    { window: id, actor, event: { ...fields, type } },
    signal,
  )
}
const notice = { kind: 'Success', text: 'By hand.' }

it('CHT-04 a page in development passes an inspector’s event to its chart, unless the chart does not accept it', async () => {
  const inspector = openInspector()
  const notification = await openApp()
  const answers = [await give(inspector, 'notice.dismissed'), await give(inspector, 'notice.raised', { notice })]
  const messages = inspector.windows().flatMap((one) => one.messages)
  const reported = messages.find(({ event }) => event.type === 'notice.raised')
  expect([
    answers,
    noticeOf(notification.getSnapshot())?.text,
    reported?.from?.name,
    inspector.windows()[0]?.takesEvents,
    Channel.open.length,
  ]).toEqual([[false, true], 'By hand.', 'the inspector', true, 2])
})

it('CHT-04 a page that was built for users refuses every event of an inspector', async () => {
  vi.stubEnv('DEV', false)
  const inspector = openInspector()
  const notification = await openApp()
  const answer = await give(inspector, 'notice.raised', { notice })
  expect([answer, noticeOf(notification.getSnapshot()), inspector.windows()[0]?.takesEvents]).toEqual([
    false,
    undefined,
    false,
  ])
})

it('CHT-04 an inspector that gives up on an answer closes its channel', () => {
  const wait = new AbortController()
  giveEvent(
    openChannel(INSPECTION_CHANNEL, browserEnvironment()),
    { window: 'gone', actor: '', event: { type: 'x' } },
    wait.signal,
  )
  const before = Channel.open.length
  wait.abort()
  expect([before, Channel.open.length]).toEqual([1, 0])
})

it('CHT-04 malformed messages are ignored', () => {
  const inspector = openInspector()
  const channel = new Channel('market-flux.inspection')
  for (const word of [undefined, 'hello', { type: 'window.told' }, { type: 'step.taken', window: 1 }])
    channel.postMessage(word)
  expect(inspector.received).toEqual([])
})

it('CHT-04 a tab that was inspected once remembers it, and the app checks it on start', async () => {
  const look = /\/(.+)\/\.test\(location\.search \+ window\.name\)/.exec(readFileSync('src/main.tsx', 'utf8'))?.[1]
  const isInspected = () => new RegExp(look ?? '^$').test(location.search + window.name)
  const asked = isInspected()
  await startInspection(browserEnvironment())
  window.history.replaceState(null, '', '/news-pit')
  const later = isInspected()
  window.name = ''
  expect([asked, later, isInspected()]).toEqual([true, true, false])
})
