import type { OwnSource } from '../../../../src/contract/sources/own-sources.ts'

/** A source of a user. */
export const source = (id: string, more: Partial<OwnSource> = {}): OwnSource => ({
  ...{ id, address: `https://${id}.example/feed`, name: '', title: `The ${id}`, folder: '', isOn: true },
  ...{ state: 'fine', movedTo: null, succeededAt: '2026-11-30T10:00:00.000Z', nextAt: null, items: 40 },
  ...{ trouble: '', problems: [] },
  ...more,
})
