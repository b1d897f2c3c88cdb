import { expect, it } from 'vitest'
import { economicEvent } from '../../../unit/calendar/calendar-items.ts'
import { newsOnly } from '../../../unit/installation/installation-chart.ts'
import { itemOf } from '../../feed/live-feed.seen.ts'
import { answers, type Changes, changesOf, fails, openScene, type Step, says, send, shown } from '../shared/scene.ts'

const cpi = economicEvent('cpi')
const opened = send('releaseHistory', { type: 'history.asked', event: cpi })
const lost = fails('releaseHistory', 'readHistory')
const restored = says('connection', 'connection.restored')
const sought = send('releaseHeadline', { type: 'headline.asked', id: 'cpi' })
const found = answers('releaseHeadline', 'findHeadline', itemOf('report', 1))
const filled: Step[] = [
  send('feed.0/list', 'connection.opened'),
  send('feed.0/list', { type: 'items.replaced', items: [itemOf('report', 1)] }),
]
const overFeeds = [
  send('layout', { type: 'layout.changed', layout: 'mobile' }),
  send('workspace', { type: 'over.asked', over: 'calendar' }),
]

it.each<[string, Step[], Changes]>([
  [
    'CAL-15 a new figure of the event has its history loaded again',
    [opened, send('economicCalendar', { type: 'items.updated', items: [{ ...cpi, actual: 3 }] })],
    { releaseHistory: { event: { actual: 3 } }, 'releaseHistory asks readHistory': ['cpi'] },
  ],
  [
    'CAL-15 a history that could not be loaded is loaded with the network',
    [opened, lost, restored],
    { 'releaseHistory asks readHistory': ['cpi'] },
  ],
  [
    'CAL-17 the headline of a release is opened in the feed that lists it, and what lies over the feeds goes',
    [...filled, ...overFeeds, sought, found],
    { 'feed.0': { rows: { expanded: ['report'] } }, workspace: { state: { over: 'clear' } } },
  ],
  [
    'CAL-17 a headline that no feed lists is shown on its own page',
    [sought, found],
    { 'place sends to watchPlace': [{ type: 'path.wanted', path: '/news-pit/report' }] },
  ],
  [
    'CAL-17 a notice says that no headline reports a release yet',
    [sought, answers('releaseHeadline', 'findHeadline', undefined)],
    { notification: shown('Info', 'No headline reports this release yet.') },
  ],
  [
    'CAL-17 a notice says that the headline could not be found',
    [sought, fails('releaseHeadline', 'findHeadline')],
    { notification: shown('Failure', 'The headline could not be found.') },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toMatchObject(changes)
})

it('CAL-17 the row comes in sight, and asking once more does not close it', () => {
  const scene = openScene()
  const reached: unknown[] = []
  for (const step of filled) scene.take(step)
  scene.chart('feed.0').on('row.reached', (event) => reached.push(event))
  for (const step of [sought, found, sought, found]) scene.take(step)
  expect([reached, scene.snapshot('feed.0/rows').context.expanded]).toEqual([
    [
      { type: 'row.reached', id: 'report' },
      { type: 'row.reached', id: 'report' },
    ],
    ['report'],
  ])
})

it('CAL-17 what each feed lists and has opened is known, and a closed feed lists nothing', () => {
  const scene = openScene()
  for (const step of filled) scene.take(step)
  scene.take(send('feed.0', { type: 'item.toggled', id: 'report' }))
  const known = () => scene.snapshot('releaseHeadline').context.feeds
  const before = known()
  scene.take(send('feed.0', 'feed.closed'))
  const empty = (slot: number | string) => ({ slot, ids: [], opened: [] })
  expect([before, known()]).toEqual([
    [{ slot: 0, ids: ['report'], opened: ['report'] }, empty(1), empty('newsPit')],
    [empty(0), empty(1), empty('newsPit')],
  ])
})

it('CAL-15 BCK-13 the history is closed where the installation has no economic calendar any more', () => {
  const named = send('installation', { type: 'installation.named', installation: newsOnly })
  expect(changesOf(opened, named).releaseHistory).toMatchObject({ state: 'off', id: null })
})
