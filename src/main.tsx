import { createRoot } from 'react-dom/client'
import { startApp } from './app.ts'
import { App } from './ui/App.tsx'
import { ChartsProvider } from './ui/charts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

createRoot(root).render(
  <ChartsProvider value={startApp().charts}>
    <App />
  </ChartsProvider>,
)
