import { createMemoryHistory } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor, fromCallback } from 'xstate'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import type { ListEvent } from '../../../src/adapters/sockets/lists.ts'
import type { Notify, Sockets } from '../../../src/adapters/sockets/sockets.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { consentMachine } from '../../../src/machines/consent/consent.machine.ts'
import { notificationMachine } from '../../../src/machines/notification/notification.machine.ts'
import { overlayMachine } from '../../../src/machines/overlay/overlay.machine.ts'
import { presetsMachine } from '../../../src/machines/presets/presets.machine.ts'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import { connectionMachine } from '../../../src/machines/shared/connection.machine.ts'
import { placeMachine } from '../../../src/machines/shared/place.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createLazyParts } from '../../../src/root/shared/lazy.ts'
import { createFrame } from '../../../src/root/shell/frame.ts'
import { startRoot } from '../../../src/root/start.ts'
import { createTerminal } from '../../../src/root/terminal/terminal.ts'
import { terminalWires } from '../../../src/root/wires/terminal.ts'
import { ChartsProvider } from '../../../src/ui/charts.tsx'
import { Feed } from '../../../src/ui/feed/Feed.tsx'
import { BuilderGate } from '../../../src/ui/filters/BuilderGate.tsx'

type NotifyNews = Notify<ListEvent<NewsItem>>
const never = () => new Promise<never>(() => undefined)

/** The app's own feeds and charts, wired as the app wires them; the bench is their socket. */
export function mount(containers: readonly HTMLElement[]) {
  const listeners: NotifyNews[] = []
  const searchNews = (_: unknown, notify: NotifyNews) => {
    listeners.push(notify)
    notify({ type: 'connection.opened', at: Date.now() })
    return () => undefined
  }
  const charts = startCharts({ searchNews } as unknown as Sockets, containers.length)
  const later = {
    forms: never,
    widgets: never,
    newsPit: never,
    sources: never,
    ticker: never,
    comeFirst: never,
    history: createMemoryHistory(),
  }
  createRoot(document.createElement('div')).render(
    <ChartsProvider value={{ ...charts, ...later, lazyOf: createLazyParts(startRoot(browserEnvironment()), later) }}>
      {containers.map((container, at) => createPortal(<Feed slot={at} Builder={BuilderGate} />, container, String(at)))}
    </ChartsProvider>,
  )
  return containers.map((_, at) => ({
    replace: (items: readonly NewsItem[]) => listeners[at]?.({ type: 'items.replaced', items }),
    merge: (items: readonly NewsItem[]) => listeners[at]?.({ type: 'items.merged', items }),
  }))
}

function startCharts(sockets: Sockets, feeds: number) {
  const environment = browserEnvironment()
  const choices = createChoices(createStorage(environment), environment)
  const terminal = createTerminal(sockets, (search, begin) => begin(search), choices, environment)
  const frame = createFrame(choices, { watchVersion: () => () => undefined }, createWorld(environment))
  const watchConnection = fromCallback(({ sendBack }) => sendBack({ type: 'connection.opened', at: Date.now() }))
  const root = startRoot(browserEnvironment())
  const charts = root.admit(
    {
      ...terminal.entries,
      ...frame,
      connection: { logic: connectionMachine.provide({ actors: { watchConnection } }) },
    },
    { wires: terminalWires, others: terminal.feeds },
  )
  const ofTerminal = [root.refOf('feed', 0), root.refOf('feed', 1), root.refOf('feed', 2)]
  // they only have to be there
  const others = {
    session: createActor(sessionMachine),
    presets: createActor(presetsMachine),
    overlay: createActor(overlayMachine),
    notification: createActor(notificationMachine),
    place: createActor(placeMachine, { input: { place: { page: 'terminal' } } }),
    consent: createActor(consentMachine, { input: {} }),
  }
  for (let feed = 1; feed < feeds; feed++) charts.workspace.send({ type: 'feed.added' })
  return { ...charts, ...others, root: root.root, feeds: ofTerminal }
}
