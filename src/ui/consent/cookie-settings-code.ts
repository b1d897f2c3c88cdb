export const cookieSettingsCode = {
  name: 'cookie settings',
  load: async () => (await import('./CookieSettings.tsx')).CookieSettings,
}
