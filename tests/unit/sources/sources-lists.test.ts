import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPath, type OpenLists, openLists } from '../../../mock-server/sources/lists/open-lists.ts'
import { readConfig } from '../../../mock-server/sources/lists/read-config.ts'
import { readOpml } from '../../../mock-server/sources/lists/read-opml.ts'
import { documentNameOf, type Source, sourceOf } from '../../../mock-server/sources/source.ts'
import { put } from './documents-scene.ts'
import { NOON, openFetch, startFeedServer } from './sources-scene.ts'

const opml = (...outlines: string[]) =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>Mine</title></head><body>${outlines.join('')}</body></opml>`
const outline = (url: string, text = 'Wire') => `<outline type="rss" text="${text}" xmlUrl="${url}"/>`

describe('an OPML list', () => {
  it('BCK-05 names feeds, including those in folders', () => {
    const text = opml(
      outline('https://a.example/rss', 'A'),
      `<outline text="Folder"><outline text="Deeper">${outline('https://b.example/x?y=1&amp;z=2', 'B &amp; C')}</outline></outline>`,
      outline('feed://c.example/rss'),
      outline('ftp://no.example/rss'),
      '<outline text="No feed" htmlUrl="https://page.example"/>',
    )
    expect(readOpml(text)).toEqual([
      { url: 'https://a.example/rss', name: 'A' },
      { url: 'https://b.example/x?y=1&z=2', name: 'B & C' },
      { url: 'http://c.example/rss', name: 'Wire' },
    ])
  })

  it.each([
    ['nothing', '', 'It is no OPML list.'],
    ['another document', '<rss/>', 'It is no OPML list.'],
    ['no feed', opml(), 'It names no feed: there is no outline with xmlUrl="http…".'],
    [
      'a bomb',
      '<!DOCTYPE opml [<!ENTITY a "aa">]><opml/>',
      'It declares entities of its own (<!ENTITY>), which is refused.',
    ],
  ])('BCK-05 with %s is refused in words', (_, text, words) => {
    expect(() => readOpml(text)).toThrow(words)
  })
})

describe('a config file', () => {
  it('BCK-05 names sources with their settings', () => {
    const given = [
      { url: 'https://a.example/rss' },
      { url: 'http://b.example', name: 'B', isOn: false, everyMinutes: 15 },
    ]
    expect(readConfig(`\ufeff${JSON.stringify(given)}`)).toEqual(given)
  })

  it.each([
    ['{', /^It is not JSON: /],
    ['{}', /^It must be a list: \[\{ "url": "https:\/\/…" \}\]\.$/],
    [
      '[{"url":"https://a.example"},{"url":"ftp://b.example"}]',
      /^Entry 2: 'ftp:\/\/b.example' is neither http: nor https:\.$/,
    ],
    ['[{"url":"a.example"}]', /^Entry 1: 'a.example' is no address\.$/],
    ['[{"url":"https://a:b@c.example"}]', /^Entry 1: An address with a user name or a password is not fetched\.$/],
    ['[{"url":"https://a.example","everyMinutes":1}]', /^Entry 1, everyMinutes: /],
    ['[{"url":"https://a.example","every":1}]', /^Entry 1: /],
  ])('BCK-05 with %s is refused in words', (text, words) => {
    expect(() => readConfig(text)).toThrow(words)
  })
})

describe('a source', () => {
  it('BCK-05 is the same for all spellings of its address, and its items do not reveal its query', () => {
    const ids = ['https://A.example:443/rss#x', 'https://a.example/rss'].map((url) => sourceOf({ url }).id)
    const names = ['https://a.example/rss/', 'https://a.example/?key=secret', 'https://a.example/?key=other'].map(
      (url) => documentNameOf(sourceOf({ url })),
    )
    expect([new Set(ids).size, names, new Set(names).size]).toEqual([
      1,
      [
        'a.example/rss',
        expect.stringMatching(/^a\.example\?[\w-]{8}$/),
        expect.stringMatching(/^a\.example\?[\w-]{8}$/),
      ],
      3,
    ])
  })

  it('BCK-05 cannot be a file or folder', () => {
    expect(
      ['https://a.example', 'list.opml', 'wire.xml', 'folder', 'c:/wire.xml', 'ftp://a.example'].filter(isPath),
    ).toEqual(['wire.xml', 'folder', 'c:/wire.xml'])
  })
})

describe('the lists of sources', () => {
  let folder: string
  let lists: OpenLists | undefined
  const reported: Source[][] = []
  const reports: string[] = []
  let received = () => {}
  let now = NOON
  const alarms = new Map<() => void, number>()
  const clock = {
    now: () => now,
    at(time: number, reached: () => void) {
      alarms.set(reached, time)
      return () => alarms.delete(reached)
    },
  }
  /** Lets minutes go by once the next fetch has its time. */
  async function pass(minutes: number) {
    await expect.poll(() => alarms.size).toBe(1)
    now += minutes * 60_000
    for (const [reached, time] of alarms) {
      if (time > now) continue
      alarms.delete(reached)
      reached()
    }
  }
  /** The first notification after `act`: a list of sources or a report. */
  async function receivedAfter(act: () => Promise<unknown>) {
    const next = new Promise<void>((resolve) => {
      received = resolve
    })
    await act()
    await next
  }
  const given = () =>
    reported
      .at(-1)
      ?.filter(({ isOn, address }) => isOn || address.includes('.example'))
      .map(({ address, name, isOn }) => [address, name, isOn])
  const open = async (feeds: string[], sources?: string) => {
    lists = await openLists(
      { feeds, sources },
      (list) => {
        reported.push(list)
        received()
      },
      (line) => {
        reports.push(line)
        received()
      },
      { fetch: openFetch(), clock },
    )
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sources-'))
  })
  afterEach(async () => {
    await lists?.close()
    lists = undefined
    reported.length = 0
    reports.length = 0
    await rm(folder, { recursive: true })
  })

  it('BCK-05 follow their files; a broken file is reported and its last valid content stays', async () => {
    const config = join(folder, 'sources.json')
    const list = join(folder, 'list.opml')
    await put(config, '[{"url":"https://a.example/","name":"Mine","isOn":false}]')
    await put(list, opml(outline('https://b.example/')))
    await open(['https://a.example/', 'wire.xml', list], config)
    const first = given()
    await receivedAfter(() => put(config, '[{"url":"https://a.example/","name":"Mine"},{"url":"https://c.example/"}]'))
    const second = given()
    await receivedAfter(() => put(config, '[{'))
    await receivedAfter(() => put(list, opml(outline('https://d.example/', 'D'))))
    const third = given()
    await receivedAfter(() => rm(list))
    expect([first, second, third, given(), reports]).toEqual([
      [
        ['https://a.example/', 'Mine', false],
        ['https://b.example/', 'Wire', true],
      ],
      [
        ['https://a.example/', 'Mine', true],
        ['https://b.example/', 'Wire', true],
        ['https://c.example/', '', true],
      ],
      [
        ['https://a.example/', 'Mine', true],
        ['https://d.example/', 'D', true],
        ['https://c.example/', '', true],
      ],
      third,
      [
        expect.stringMatching(/sources\.json: It is not JSON: .* Its previous sources stay\.$/),
        `${list}: There is no such file. Its previous sources stay.`,
      ],
    ])
  })

  it('BCK-33 are fetched from addresses without keeping the start waiting, each day, and again after ten minutes where they cannot be', async () => {
    const server = await startFeedServer()
    server.serve('/mine.opml', opml(outline('https://b.example/', 'B')), { etag: '"1"' })
    const address = `${server.url}/mine.opml`
    await open(['https://a.example/', address])
    const atOnce = given()
    await expect.poll(given).toHaveLength(2)
    const first = given()
    server.on('/mine.opml', (_, response) => response.writeHead(500).end())
    await receivedAfter(() => pass(24 * 60))
    const tried = server.received.map(({ headers }) => headers['if-none-match'])
    await pass(9)
    const early = server.received.length - tried.length
    server.serve('/mine.opml', opml(...Array.from({ length: 1001 }, (_, nth) => outline(`https://c.example/${nth}`))))
    await receivedAfter(() => pass(1))
    await expect.poll(() => reports).toHaveLength(2)
    server.serve('/mine.opml', ' '.repeat(1_000_001))
    await receivedAfter(() => pass(24 * 60))
    expect([atOnce, first, tried, early, given()?.length, reports]).toEqual([
      [['https://a.example/', '', true]],
      [
        ['https://a.example/', '', true],
        ['https://b.example/', 'B', true],
      ],
      [undefined, '"1"'],
      0,
      1001,
      [
        `${address}: It answers 500 Internal Server Error. Its previous sources stay.`,
        `${address}: Only its first 1000 feeds are read, of 1001. Its previous sources stay.`,
        `${address}: It is larger than 1 MB. Its previous sources stay.`,
      ],
    ])
    await lists?.close()
    await server.close()
  })

  it('BCK-05 are refused in words when they are wrong at the start', async () => {
    const words = async (feeds: string[], sources?: string) =>
      open(feeds, sources).catch((error: Error) => error.message)
    const missing = join(folder, 'no.json')
    expect([await words(['ftp://a.example']), await words([], missing)]).toEqual([
      "'ftp://a.example' is neither http: nor https:.",
      `${missing}: There is no such file.`,
    ])
  })
})
