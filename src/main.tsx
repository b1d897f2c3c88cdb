import { createRoot } from 'react-dom/client'
import { startApp } from './app.ts'
import { App } from './ui/App.tsx'
import { ChartsProvider } from './ui/charts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

// a tab that was asked once bears it in its name
const inspects = import.meta.env.DEV || /inspect/.test(location.search + window.name)
const show = () =>
  createRoot(root).render(
    <ChartsProvider value={{ ...startApp().charts, inspects }}>
      <App />
    </ChartsProvider>,
  )

// before the first chart starts, so that nothing is missed
if (inspects) import('./app/inspect.ts').then(({ startInspection }) => startInspection()).finally(show)
else show()
