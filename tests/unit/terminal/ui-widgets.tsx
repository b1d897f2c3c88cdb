import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { ContentSearchContext } from '../../../src/contract/content/content.ts'
import { type PlayerEvent, playerMachine } from '../../../src/machines/live-tv/player.machine.ts'
import { spotlightWith } from '../../../src/machines/spotlight/spotlight.machine.ts'
import { SpotlightProvider } from '../../../src/ui/spotlight/spotlight-chart.ts'
import { type Widgets, WidgetsProvider } from '../../../src/ui/widgets.tsx'
import { show } from '../markets/ui-charts.tsx'

/** Draws a widget with its own charts. No port answers; orders to the player and searches are recorded. */
export async function showWidget(widget: ReactNode, { isAllowed = false } = {}) {
  const orders: string[] = []
  const player = fromCallback<PlayerEvent, { isFromOthers: boolean; isMuted: boolean }>(({ receive }) => {
    receive(({ order }) => orders.push(order))
  })
  const searched: ContentSearchContext[] = []
  const searchContent = fromCallback<EventObject, ContentSearchContext>(({ input }) => void searched.push(input))
  const widgets = {
    spotlight: createActor(spotlightWith(searchContent)),
    player: createActor(playerMachine.provide({ actors: { player } }), { input: { isAllowed } }),
  }
  for (const chart of Object.values(widgets)) chart.start()
  // a panel asks for its own charts only
  const given = widgets as unknown as Widgets
  const { charts } = await show(
    <WidgetsProvider value={given}>
      <SpotlightProvider value={widgets.spotlight}>{widget}</SpotlightProvider>
    </WidgetsProvider>,
  )
  const all = { ...charts, ...widgets }
  return { ...all, orders, searched, notify: (say: (received: typeof all) => void) => act(async () => say(all)) }
}
