import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DocumentHandlers } from '../../../mock-server/sources/documents/document-readings.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'

type Reported = [event: string, document: string, ...details: string[]]

export const NOON = Date.UTC(2026, 10, 10, 12)

export const item = (id: string, title: string) =>
  `<item><guid>${id}</guid><title>${title}</title><pubDate>Mon, 09 Nov 2026 10:00:00 GMT</pubDate></item>`

export const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>T</title>${items.join('\n')}</channel></rss>`

/** Writes atomically: a watcher could read a file in place before all of it is written. */
export async function put(path: string, content: string) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}

export function createListener() {
  const reported: Reported[] = []
  const items: NewsItem[] = []
  let received = () => {}
  const notify = (...what: Reported) => {
    reported.push(what)
    received()
  }
  const handlers: DocumentHandlers = {
    items(news, document) {
      items.push(...news)
      notify('items', document, ...news.map(({ title }) => title))
    },
    broken: (document, why) => notify('broken', document, why),
    gone: (document) => notify('gone', document),
    problems: (document, problems) => notify('problems', document, ...problems),
  }
  /** The first notification after `act`. */
  async function seen(act: () => Promise<void>) {
    const next = new Promise<void>((resolve) => {
      received = resolve
    })
    await act()
    await next
    return reported.at(-1)
  }
  return { handlers, reported, items, seen }
}
