import { createLater } from '../kit/later.ts'

export const keysCode = createLater(async () => (await import('./Keys.tsx')).Keys)
