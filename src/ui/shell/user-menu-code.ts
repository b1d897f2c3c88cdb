import { createLater } from '../kit/later.ts'

export const userMenuCode = createLater(async () => (await import('./UserMenu.tsx')).UserMenu)
