// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { type EventObject, fromCallback } from 'xstate'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import type { SiteStorage } from '../../../src/contract/shared/storage.ts'
import { liveFeedWith, shownOf } from '../../../src/machines/feed/live-feed.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { startOffline } from '../../../src/root/offline/offline.ts'
import { perFeed } from '../../../src/root/start.ts'
import { itemOf } from '../../model/feed/live-feed.seen.ts'
import { show } from '../markets/ui-charts.tsx'

const silence = () => undefined
const logic = liveFeedWith({
  searchNews: fromCallback<EventObject, SearchContext>(silence),
  searchUnmuted: fromCallback<EventObject, SearchContext>(silence),
})
const slots = [0, 1, 2, 'newsPit'] as const

it('FED-16 every feed, the News Pit’s included, shows its last seen items while there is no connection', async () => {
  const { charts, root } = await show(<p>Nothing</p>)
  charts.consent.send({ type: 'all.allowed' })
  const searchOf = (slot: string) => ({ keywords: [slot] })
  const store = {
    get: async (name: string) => {
      const slot = name.replace('feed ', '')
      return { at: 1_000, search: searchOf(slot), items: [itemOf(slot, 1)] }
    },
    ...{ set: async () => undefined, clear: async () => undefined },
  }
  const storage = { database: () => store } as unknown as SiteStorage
  root.admit({}, { others: slots.slice(1).map((slot) => perFeed('feed', slot, { logic })) })
  const sockets = { news: { on: () => {}, off: () => {} } } as unknown as Parameters<typeof startOffline>[1]['sockets']
  const environment = createWorld(browserEnvironment())
  const calls = () => new Promise<never>(() => {})
  startOffline(root, { calls, storage, environment, sockets }).keepPit()
  const feeds = slots.map((slot) => root.refOf('feed', slot))
  // the Terminal of a user appears a moment after the cached lists
  for (const [at, feed] of feeds.entries()) feed.send({ type: 'search.given', search: searchOf(String(slots[at])) })
  const shown = () => feeds.map((feed) => shownOf(feed.getSnapshot()).map(({ id }) => id))
  await expect.poll(shown).toEqual([['0'], ['1'], ['2'], ['newsPit']])
})
