import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGiven } from '../../../mock-server/sources/read/reading.ts'
import { NewsItem } from '../../../src/contract/shared/news.ts'
import { NOON } from './sources-scene.ts'

const folder = new URL('../../fixtures/feeds/wild/', import.meta.url)
const EXPECTED = '.expected.json'
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.\w+$/.test(name) && !name.endsWith(EXPECTED),
)
const received = new Date(NOON).toISOString()

const read = (bytes: Uint8Array, contentType = '') =>
  readGiven({ bytes, name: 'wild', title: '', address: 'https://wire.example/feeds/all', contentType, received: NOON })

/** The items of a document in the format of the file beside it; a time is null where it is the time of receipt. */
function reported(reading: ReturnType<typeof readGiven>) {
  if (reading.kind === 'broken')
    return { why: reading.why, ...(reading.feed === undefined ? {} : { feed: reading.feed }) }
  const { title, items, problems } = reading.document
  return {
    title,
    items: items.map(({ title: headline, publishedDatetime, link, summary }) => ({
      title: headline,
      published: publishedDatetime === received ? null : publishedDatetime,
      link,
      summary,
    })),
    ...(problems.length > 0 ? { problems } : {}),
  }
}

describe('documents as they are in the wild', () => {
  it('BCK-05 include at least thirty with expected items', () => {
    expect(names.length).toBeGreaterThanOrEqual(30)
  })

  it.each(names)('BCK-05 %s', (name) => {
    const { served, ...expected } = JSON.parse(readFileSync(new URL(`${name}${EXPECTED}`, folder), 'utf8'))
    const reading = read(readFileSync(new URL(name, folder)), served)
    const items = reading.kind === 'feed' ? reading.document.items : []
    expect([reported(reading), items.filter((item) => !NewsItem.safeParse(item).success)]).toEqual([expected, []])
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it('BCK-05 are not read when they are larger than 10 MB', () => {
    expect(read(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({
      kind: 'broken',
      why: 'It is larger than 10 MB.',
      feed: undefined,
    })
  })
})
