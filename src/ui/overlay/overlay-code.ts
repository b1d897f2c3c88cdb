import { createLater } from '../kit/later.ts'

export const overlayCode = createLater(async () => (await import('./Overlay.tsx')).Overlay)
