export const keysCode = { name: 'keys', load: async () => (await import('./Keys.tsx')).Keys }
