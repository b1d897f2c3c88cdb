export const feedPartsCode = { name: 'feed parts', load: async () => (await import('./feed-parts.ts')).feedParts }
