import { expect, it } from 'vitest'
import { reachOf } from '../../../src/machines/shared/connection.machine.ts'
import { fails, type Step, send } from '../wiring/shared/scene.ts'
import { walkTogether } from './walk-together.ts'

const window = { startDate: '2026-10-01T00:00:00.000Z', endDate: '2026-10-31T00:00:00.000Z' }

it.each<[string, Step[], string]>([
  [
    'economicCalendar',
    [send('economicCalendar', { type: 'window.asked', window }), send('economicCalendar', 'list.wanted')],
    'searchCalendar',
  ],
  [
    'earningsCalendar',
    [send('earningsCalendar', { type: 'window.asked', window }), send('earningsCalendar', 'list.wanted')],
    'searchCalendar',
  ],
  ['library', [send('newsPit', 'library.chosen')], 'loadPage'],
  ['article', [send('article', { type: 'article.asked', id: 'one' })], 'getContent'],
  ['chart', [send('chart', 'panel.opened')], 'loadSeries'],
  ['heatmap', [send('heatmap', 'panel.opened')], 'loadHeatmap'],
])('ERR-07 RT-04 %s is not left failed when the connection is back, wherever both can come', (id, asked, port) => {
  const { states, wrong } = walkTogether({
    charts: ['connection', 'newsPit', id],
    steps: {
      'it connects': send('connection', { type: 'connection.opened', at: 1 }),
      'the connection is lost': send('connection', { type: 'connection.lost', at: 1 }),
      'it cannot connect': send('connection', { type: 'connection.failed', at: 1 }),
      'the network is lost': send('connection', { type: 'network.lost', at: 1 }),
      'the network is back': send('connection', { type: 'network.returned', at: 1 }),
      ...Object.fromEntries(asked.map((step, nth) => [`the list is asked for, ${nth + 1}`, step])),
      'the list fails': fails(id, port),
    },
    picture: (scene) => ({
      reach: reachOf(scene.snapshot('connection')),
      list: JSON.stringify(scene.snapshot(id).value),
    }),
    faults: ({ reach, list }, before) => [
      ...(reach === 'live' && ['reconnecting', 'offline'].includes(before.reach) && list.includes('failed')
        ? ['it has failed']
        : []),
      ...(list.includes('network') && list.includes('gone') !== (reach === 'offline')
        ? ['it has another network']
        : []),
    ],
  })
  expect(wrong).toEqual([])
  expect(states.length).toBeGreaterThan(5)
})
