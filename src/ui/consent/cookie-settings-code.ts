import { createLater } from '../kit/later.ts'

export const cookieSettingsCode = createLater(async () => (await import('./CookieSettings.tsx')).CookieSettings)
