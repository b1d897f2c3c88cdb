import { expect, it, onTestFinished } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, assign, fromCallback, setup } from 'xstate'
import { feedListMachine } from '../../../src/machines/feed/feed-list.machine.ts'
import { liveFeedWith, shownOf } from '../../../src/machines/feed/live-feed.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { replaceChart } from '../../../src/root/hot.ts'
import { perFeed, startRoot } from '../../../src/root/start.ts'
import { itemOf } from '../feed/live-feed.seen.ts'

const words = (context: object, states: object): AnyStateMachine =>
  setup({
    actors: { watch: fromCallback(() => undefined) },
    actions: { type: assign(({ event }) => ({ draft: event.draft })) },
  }).createMachine({
    id: 'form',
    type: 'parallel',
    context,
    on: { typed: { actions: 'type' } },
    states: {
      page: { initial: 'first', states: { first: 'second' in states ? { on: { next: 'second' } } : {}, ...states } },
      help: { initial: 'shut', states: { shut: { on: { help: 'open' } }, open: {} } },
    },
  })

function startForm(chart: AnyStateMachine, ...events: { type: string; draft?: string }[]) {
  const { root } = startRoot(browserEnvironment())
  onTestFinished(() => void root.stop())
  const lines: string[] = []
  const watch = fromCallback(() => {
    lines.push('opened')
    return () => void lines.push('closed')
  })
  root.send({ type: 'charts.arrived', charts: [{ id: 'contact', logic: chart.provide({ actors: { watch } }) }] })
  for (const event of events) root.system.get('contact').send(event)
  const seen = () => {
    const { value, context, children } = root.system.get('contact').getSnapshot()
    return { value, context, children: Object.keys(children) }
  }
  return { root, lines, seen }
}

const typed = { type: 'typed', draft: 'Rates are' }
const watched = { second: { invoke: { id: 'watch', src: 'watch' } } }

it('CHT-09 an edited chart keeps its states, its context and its ports, and has what is new in them', () => {
  const { root, lines, seen } = startForm(words({ draft: '' }, watched), ...[typed, { type: 'next' }, { type: 'help' }])
  const before = root.system.get('contact')
  replaceChart(root, words({ draft: '', count: 0 }, { ...watched, third: {} }))
  const now = seen()
  root.system.get('contact').send({ type: 'typed', draft: 'Rates are up' })
  expect([before === root.system.get('contact'), lines, now, seen().context]).toEqual([
    false,
    ['opened', 'closed', 'opened'],
    {
      value: { page: 'second', help: 'open' },
      context: { draft: 'Rates are', count: 0 },
      children: ['watch'],
    },
    { draft: 'Rates are up', count: 0 },
  ])
})

it('CHT-09 a region whose state was removed by an edit starts again, and other regions keep their states', () => {
  const { root, lines, seen } = startForm(words({ draft: '' }, watched), ...[typed, { type: 'next' }, { type: 'help' }])
  replaceChart(root, words({ draft: '' }, { other: {} }))
  expect([lines, seen()]).toEqual([
    ['opened', 'closed'],
    { value: { page: 'first', help: 'open' }, context: { draft: 'Rates are' }, children: [] },
  ])
})

it('CHT-09 the ports of the states in which an edited chart starts are opened', () => {
  const { root, lines, seen } = startForm(words({ draft: '' }, { second: {} }), { type: 'next' })
  const begun = words({ draft: '' }, {})
  const first = setup({ actors: { watch: fromCallback(() => undefined) } }).createMachine({
    id: begun.id,
    context: { draft: '' },
    initial: 'begun',
    states: { begun: { invoke: { id: 'watch', src: 'watch' } } },
  })
  replaceChart(root, first)
  expect([lines, seen()]).toEqual([['opened'], { value: 'begun', context: { draft: '' }, children: ['watch'] }])
})

it('CHT-09 a chart that another invokes is replaced within it, and other charts are left alone', () => {
  const { root } = startRoot(browserEnvironment())
  onTestFinished(() => void root.stop())
  const received: { items?: (event: AnyEventObject) => void } = {}
  const searchNews = fromCallback<never, never>(({ sendBack }) => {
    received.items = sendBack
  })
  const logic = liveFeedWith({ searchNews, searchUnmuted: searchNews } as never)
  root.send({ type: 'charts.arrived', charts: [perFeed('feed', 0, { logic })] })
  const feed = () => root.system.get('feed.0')
  const shown = () => shownOf(feed().getSnapshot()).map(({ id }: { id: string }) => id)
  feed().send({ type: 'search.given', search: {} })
  received.items?.({ type: 'connection.opened' })
  received.items?.({ type: 'items.replaced', items: [itemOf('one', 1)] })
  const before = feed()
  replaceChart(root, words({}, {}))
  const isLeft = feed() === before
  replaceChart(root, feedListMachine)
  const kept = shown()
  received.items?.({ type: 'items.merged', items: [itemOf('two', 2)] })
  expect([isLeft, feed() === before, kept, shown()]).toEqual([true, false, ['one'], ['two', 'one']])
})
