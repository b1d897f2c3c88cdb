import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReadings } from '../../../mock-server/sources/documents/document-readings.ts'
import { createListener, item, NOON, put, rss } from './documents-scene.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})

afterEach(() => rm(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

describe('a document that is read again', () => {
  it('BCK-05 reports once that it is broken, and keeps its items', async () => {
    const { handlers, reported } = createListener()
    const { look } = createReadings(handlers, () => NOON)
    const path = at('wire.rss')
    const contents = [rss(item('1', 'One')), '', 'no feed', rss(item('1', 'One')), rss(item('1', 'Uno')), '<html/>']
    const outcomes: unknown[] = []
    for (const content of contents) {
      await put(path, content)
      outcomes.push(await look(path, 'wire.rss'))
    }
    expect(outcomes).toEqual([
      { state: 'whole', items: 1 },
      { state: 'broken', why: 'The file is empty.' },
      { state: 'broken', why: "It is not XML: it begins with 'no feed'." },
      { state: 'whole', items: 1 },
      { state: 'whole', items: 1 },
      { state: 'broken', why: 'It is a web page (HTML), not a feed.' },
    ])
    expect(reported).toEqual([
      ['items', 'wire.rss', 'One'],
      ['broken', 'wire.rss', 'The file is empty.'],
      ['items', 'wire.rss', 'Uno'],
      ['broken', 'wire.rss', 'It is a web page (HTML), not a feed.'],
    ])
  })

  it('BCK-05 keeps the time at which each item was first received', async () => {
    const { handlers, items } = createListener()
    let now = NOON
    const { look } = createReadings(handlers, () => now)
    const undated = (title: string) => `<item><guid>u</guid><title>${title}</title></item>`
    for (const content of [
      rss(undated('A')),
      rss(undated('A'), item('1', 'One')),
      rss(undated('B'), item('1', 'One')),
    ]) {
      await put(at('wire.rss'), content)
      await look(at('wire.rss'), 'wire.rss')
      now += 60_000
    }
    expect(
      items.map(({ title, publishedDatetime, receivedDatetime }) => [title, publishedDatetime, receivedDatetime]),
    ).toEqual([
      ['A', '2026-11-10T12:00:00.000Z', '2026-11-10T12:00:00.000Z'],
      ['One', '2026-11-09T10:00:00.000Z', '2026-11-10T12:01:00.000Z'],
      ['B', '2026-11-10T12:00:00.000Z', '2026-11-10T12:00:00.000Z'],
    ])
  })

  it('BCK-05 reports left-out items, and treats a folder as a missing document', async () => {
    const { handlers, reported } = createListener()
    const { look } = createReadings(handlers, () => NOON)
    await put(at('wire.rss'), rss(item('1', 'One'), '<item/>'))
    await look(at('wire.rss'), 'wire.rss')
    expect([await look(folder, 'folder'), await look(at('no.rss'), 'no.rss'), reported]).toEqual([
      { state: 'gone' },
      { state: 'gone' },
      [
        ['problems', 'wire.rss', '1 item left out: no title, text or link.'],
        ['items', 'wire.rss', 'One'],
      ],
    ])
  })
})
