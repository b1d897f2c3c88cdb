import { isUtf8 } from 'node:buffer'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isUndated } from '../../mock-server/sources/sort-times.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { corpusOf, type Document, read } from './reading/corpus.ts'
import { type Damage, damages } from './reading/damages.ts'
import { itemsByFeedparser } from './reading/feedparser.ts'

/** `npm run bench -- reading --corpus <folder>`: what is read of any documents, whole and damaged, beside feedparser (Python) where it is installed. */
const { values } = parseArgs({
  options: { corpus: { type: 'string', multiple: true, default: ['tests/fixtures/feeds/wild'] } },
})
const FEWEST_ITEMS = 3

const itemsOf = ({ reading }: Pick<Document, 'reading'>) => (reading.kind === 'feed' ? reading.document.items : [])
const problemsOf = ({ reading }: Pick<Document, 'reading'>) =>
  reading.kind === 'feed' ? reading.document.problems : []
const isRepaired = (document: Pick<Document, 'reading'>) =>
  problemsOf(document).some((problem) => problem.startsWith('Read with'))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

/** Documents that are healthy, and long enough to be damaged. */
const isHealthy = (document: Document) =>
  itemsOf(document).length >= FEWEST_ITEMS &&
  problemsOf(document).length === 0 &&
  /^\ufeff?\s*</.test(textOf(document)) &&
  isUtf8(document.bytes)
const textOf = ({ bytes }: Document) => Buffer.from(bytes).toString('utf8')

const FACTS = ['id', 'title', 'publishedDatetime', 'link'] as const

/** How many items of a damaged document are there, and how many of their facts are as before. */
function compare(before: readonly NewsItem[], after: readonly NewsItem[], { isInTitle }: Damage) {
  const found = new Map(after.map((item) => [item.id, item]))
  const pairs = before.flatMap((item) => {
    const other = found.get(item.id)
    return other ? [[item, other] as const] : []
  })
  const differing = (fact: (typeof FACTS)[number]) => pairs.filter(([item, other]) => item[fact] !== other[fact]).length
  const differences = sum(FACTS.map(differing))
  // the words of the damaged title are other ones
  const allowed = isInTitle ? Math.min(1, differing('title')) : 0
  const facts = FACTS.length * pairs.length
  return { there: pairs.length, same: facts - differences + allowed, facts }
}

/** How many of the second are among the first. */
function common(ids: readonly string[], all: readonly string[]) {
  const found = new Set(ids)
  return all.filter((id) => found.has(id)).length
}

const theirsWhole = new Map<string, readonly string[]>()

function damaged(healthy: readonly Document[], damage: Damage, folder: string) {
  const made = healthy.flatMap((document, at) => {
    const text = damage.do(textOf(document))
    if (text === undefined) return []
    const bytes = Buffer.from(text)
    const path = join(folder, `${damages.indexOf(damage)}-${at}.xml`)
    writeFileSync(path, bytes)
    return [{ document, path, after: itemsOf({ reading: read(bytes) }) }]
  })
  const wanted = made.map(({ document }) => itemsOf(document).length)
  const results = made.map(({ document, after }) => compare(itemsOf(document), after, damage))
  const theirs = itemsByFeedparser(made.map(({ path }) => path))
  return {
    damage: damage.name,
    documents: made.length,
    items: percent(sum(results.map(({ there }) => there)), sum(wanted)),
    'same facts': percent(sum(results.map(({ same }) => same)), sum(results.map(({ facts }) => facts))),
    feedparser: theirs
      ? percent(
          sum(theirs.map((ids, at) => common(ids, theirsWhole.get(made[at]?.document.path ?? '') ?? []))),
          sum(made.map(({ document }) => theirsWhole.get(document.path)?.length ?? 0)),
        )
      : '–',
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-reading-'))
for (const corpus of values.corpus) {
  const documents = corpusOf(corpus)
  const feeds = documents.filter(({ reading }) => reading.kind === 'feed')
  const items = feeds.flatMap(itemsOf)
  console.log(`\n${corpus}`)
  console.table({
    documents: documents.length,
    'read as feeds': feeds.length,
    'of them repaired': feeds.filter(isRepaired).length,
    items: items.length,
    'with a date': items.filter((item) => !isUndated(item)).length,
    'with a link': items.filter(({ link }) => link !== null).length,
    'with a text': items.filter(({ summary }) => summary !== '').length,
  })
  const healthy = feeds.filter(isHealthy)
  console.log(`${healthy.length} healthy documents of ${FEWEST_ITEMS} items and more, damaged:`)
  for (const [at, ids] of itemsByFeedparser(healthy.map(({ path }) => path))?.entries() ?? [])
    theirsWhole.set(healthy[at]?.path ?? '', ids)
  if (healthy.length > 0) console.table(damages.map((damage) => damaged(healthy, damage, folder)))
  const reasons = new Map<string, number>()
  for (const { reading } of documents) {
    if (reading.kind === 'broken') reasons.set(reading.why, (reasons.get(reading.why) ?? 0) + 1)
  }
  console.table(
    [...reasons]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 12)
      .map(([why, count]) => ({ why: why.slice(0, 100), count })),
  )
}
if (itemsByFeedparser([]) === undefined)
  console.log('feedparser is not installed here (Debian: python3-feedparser), so its column is empty.')
rmSync(folder, { recursive: true })
