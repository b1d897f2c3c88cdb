export const mainMenuCode = { name: 'main menu', load: async () => (await import('./MainMenu.tsx')).MainMenu }
