import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor, fromCallback } from 'xstate'
import { createChoices } from '../../../src/adapters/choices.ts'
import type { ListEvent } from '../../../src/adapters/sockets/lists.ts'
import type { Sockets, Tell } from '../../../src/adapters/sockets/sockets.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { createFrame } from '../../../src/app/frame.ts'
import { createTerminal, introduceTerminal } from '../../../src/app/terminal.ts'
import type { NewsItem } from '../../../src/contract/news.ts'
import { connectionMachine } from '../../../src/machines/connection.machine.ts'
import { consentMachine } from '../../../src/machines/consent.machine.ts'
import { notificationMachine } from '../../../src/machines/notification.machine.ts'
import { overlayMachine } from '../../../src/machines/overlay.machine.ts'
import { placeMachine } from '../../../src/machines/place.machine.ts'
import { presetsMachine } from '../../../src/machines/presets.machine.ts'
import { sessionMachine } from '../../../src/machines/session.machine.ts'
import { ChartsProvider } from '../../../src/ui/charts.tsx'
import { Feed } from '../../../src/ui/feed/Feed.tsx'

type TellNews = Tell<ListEvent<NewsItem>>
const never = () => new Promise<never>(() => undefined)

/** The app's own feeds and charts, wired as the app wires them; the bench is their socket. */
export function mount(places: readonly HTMLElement[]) {
  const listeners: TellNews[] = []
  const searchNews = (_: unknown, tell: TellNews) => {
    listeners.push(tell)
    tell({ type: 'connection.opened', at: Date.now() })
    return () => undefined
  }
  const charts = startCharts({ searchNews } as unknown as Sockets, places.length)
  createRoot(document.createElement('div')).render(
    <ChartsProvider value={{ ...charts, forms: never, widgets: never, newsPit: never }}>
      {places.map((place, at) => createPortal(<Feed place={at} />, place, String(at)))}
    </ChartsProvider>,
  )
  return places.map((_, at) => ({
    replace: (items: readonly NewsItem[]) => listeners[at]?.({ type: 'items.replaced', items }),
    merge: (items: readonly NewsItem[]) => listeners[at]?.({ type: 'items.merged', items }),
  }))
}

function startCharts(sockets: Sockets, feeds: number) {
  const choices = createChoices(createStorage())
  const terminal = createTerminal(sockets, choices)
  const frame = createFrame(choices, { watchVersion: () => () => undefined })
  const watchConnection = fromCallback(({ sendBack }) => sendBack({ type: 'connection.opened', at: Date.now() }))
  const connection = createActor(connectionMachine.provide({ actors: { watchConnection } }))
  // they only have to be there
  const others = {
    session: createActor(sessionMachine),
    presets: createActor(presetsMachine),
    overlay: createActor(overlayMachine),
    notification: createActor(notificationMachine),
    place: createActor(placeMachine, { input: { place: { page: 'terminal' } } }),
    consent: createActor(consentMachine, { input: {} }),
  }
  introduceTerminal(terminal, { ...others, ...frame }, choices)
  const { feeds: ofTerminal, ...alone } = terminal
  for (const chart of [...ofTerminal, ...Object.values({ ...alone, ...frame, connection })]) chart.start()
  for (let feed = 1; feed < feeds; feed++) terminal.workspace.send({ type: 'feed.added' })
  return { ...terminal, ...frame, ...others, connection }
}
