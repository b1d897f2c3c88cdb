import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { outliveTranslators } from './adapters/shared/translators.ts'
import { servedIn } from './adapters/sockets/served.ts'
import { NewsItem } from './contract/shared/news.ts'
import { startApp } from './root/app.ts'
import { browserEnvironment } from './root/environment.ts'
import { createLazyParts } from './root/shared/lazy.ts'
import { SERVED_NEWS } from './rules/shared/page/served.ts'
import { App } from './ui/App.tsx'
import { ChartsProvider } from './ui/charts.tsx'
import { Boundary } from './ui/kit/panel/Boundary.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

outliveTranslators()
const environment = browserEnvironment()

// a tab that was asked once bears it in its name
const inspects = import.meta.env.DEV || /inspect/.test(location.search + window.name)
function show(page: HTMLElement) {
  try {
    const { charts, root } = startApp(environment)
    const lazyOf = createLazyParts(root, charts)
    const served = servedIn(environment, SERVED_NEWS, NewsItem)
    if (import.meta.hot) import('./root/hot.ts').then(({ watchEdits }) => watchEdits(root))
    // drawn in slices, between which presses are answered
    startTransition(() =>
      createRoot(page).render(
        <ChartsProvider value={{ ...charts, root: root.root, lazyOf, served, inspects }}>
          <Boundary name="The app">
            <App />
          </Boundary>
        </ChartsProvider>,
      ),
    )
  } catch (error) {
    page.textContent = `The app could not start. Reload the page, or try another browser. ${error}`
    throw error
  }
}

// before the first chart starts, so that nothing is missed
if (inspects) {
  const inspected = import('./root/inspector/inspect.ts').then(({ startInspection }) => startInspection(environment))
  inspected.catch(() => undefined).then(() => show(root))
} else {
  // a task of its own: what loads the code was a long one
  environment.after(0, () => show(root))
}
