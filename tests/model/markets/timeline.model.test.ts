import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  isLoading,
  isStale,
  itemsShown,
  staleSince,
  timelineMachine,
} from '../../../src/machines/markets/timeline.machine.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const at = (id: string, minute: number) =>
  newsItem(id, { publishedDatetime: `2026-11-20T17:${String(minute).padStart(2, '0')}:00.000Z` })
const [one, two, three] = [at('one', 1), at('two', 2), at('three', 3)]
const cases = [
  { type: 'panel.opened' },
  { type: 'panel.left' },
  { type: 'connection.opened' },
  { type: 'connection.lost', at: 5_000 },
  { type: 'items.replaced', items: [one, two] },
  { type: 'items.merged', items: [three, one] },
]

function outcomeOf(events: AnyEventObject[]) {
  let state = 'away' as 'away' | 'connecting' | 'loading' | 'live' | 'stale'
  let ids: string[] = []
  let searches = 0
  for (const { type } of events) {
    if (type === 'panel.left') state = 'away'
    else if (type === 'panel.opened' && state === 'away') {
      state = 'connecting'
      searches += 1
    } else if (type === 'connection.opened' && (state === 'connecting' || state === 'stale')) state = 'loading'
    else if (state === 'loading' || state === 'live') {
      if (type === 'connection.lost') state = 'stale'
      if (type === 'items.replaced') {
        state = 'live'
        ids = ['two', 'one']
      }
      if (type === 'items.merged' && state === 'live') ids = ['three', 'two', 'one']
    }
  }
  return {
    ids,
    isStale: state === 'stale',
    since: state === 'stale' ? 5_000 : undefined,
    isLoading: ['away', 'connecting', 'loading'].includes(state),
    searches,
    isListening: state !== 'away',
  }
}

const start = () => drive(timelineMachine, { streams: ['searchNews'] })
const seen = ({ snapshot, lines }: ReturnType<typeof start>) => ({
  ids: itemsShown(snapshot()).map(({ id }) => id),
  isStale: isStale(snapshot()),
  since: staleSince(snapshot()),
  isLoading: isLoading(snapshot()),
  searches: lines.length,
  isListening: lines.some(({ isOpen }) => isOpen),
})

describe('the timeline', () => {
  const covered = coverage(timelineMachine)
  for (const { name, events } of walks(timelineMachine, cases, ({ context }) => context.items.length)) {
    it(`CHT-02 timeline: ${name}`, async () => {
      const timeline = start()
      await timeline.walk(events, (soFar) => expect(seen(timeline)).toEqual(outcomeOf(soFar)))
      covered.add(timeline.walked)
    })
  }
  covered.prove()

  it('EMB-02 it asks for everything', async () => {
    const timeline = start()
    await timeline.walk([{ type: 'panel.opened' }])
    expect(timeline.lines.map(({ input }) => input)).toEqual([{}])
  })
})
