import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { startApp } from '../../src/root/app.ts'
import { type AppEnvironment, browserEnvironment } from '../../src/root/environment.ts'
import { createLazyParts } from '../../src/root/shared/lazy.ts'
import { App } from '../../src/ui/App.tsx'
import { ChartsProvider } from '../../src/ui/charts.tsx'

/** A connection that never opens, and asks for nothing. */
const silent = () => {
  const nothing: object = new Proxy(() => nothing, { get: () => nothing })
  return nothing as ReturnType<AppEnvironment['createSockets']>
}

/** In turns of the event loop, which is quick to load code from a disk. */
const MOST_TURNS = 5_000

/**
 * What the app draws first in the page that the global names stand for, before anything has come but the headlines that the page brought along: as soon as an element is there.
 */
export async function draw(served: readonly NewsItem[], element: string): Promise<string> {
  const environment = { ...browserEnvironment(), after: () => () => undefined, createSockets: silent }
  const { charts, root } = startApp(environment)
  const lazyOf = createLazyParts(root, charts)
  const page = document.createElement('div')
  const shown = createRoot(page)
  flushSync(() =>
    shown.render(
      <ChartsProvider value={{ ...charts, root: root.root, lazyOf, served }}>
        <App />
      </ChartsProvider>,
    ),
  )
  for (let turn = 0; !page.querySelector(element) && turn < MOST_TURNS; turn++)
    await new Promise((resolve) => setTimeout(resolve))
  if (!page.querySelector(element)) throw new Error(`The app has not drawn ${element}.`)
  return page.innerHTML
}
