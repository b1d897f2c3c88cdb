import { createRoot } from 'react-dom/client'
import { startInspector } from './root/inspector/inspector.ts'
import { Inspector } from './ui/inspector/Inspector.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

createRoot(root).render(<Inspector inspector={startInspector()} />)
