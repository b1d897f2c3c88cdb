import { createLater } from '../kit/later.ts'

export const mainMenuCode = createLater(async () => (await import('./MainMenu.tsx')).MainMenu)
