export const readerCode = { name: 'reader', load: async () => (await import('./Reader.tsx')).Reader }
