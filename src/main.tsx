import { createRoot } from 'react-dom/client'
import { isInspected } from './adapters/inspecting.ts'
import { startApp } from './app.ts'
import { App } from './ui/App.tsx'
import { ChartsProvider } from './ui/charts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

const inspects = import.meta.env.DEV || isInspected()
// before the first chart starts, so that nothing is missed
if (inspects) await import('./app/inspect.ts').then(({ startInspection }) => startInspection())

createRoot(root).render(
  <ChartsProvider value={{ ...startApp().charts, inspects }}>
    <App />
  </ChartsProvider>,
)
