export const userMenuCode = { name: 'user menu', load: async () => (await import('./UserMenu.tsx')).UserMenu }
