import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { NewsItem } from '../../../src/contract/shared/news.ts'
import { compileContext } from '../../../src/rules/shared/match.ts'

type Label = { query: string; wanted: ReadonlySet<string> }

/** What queries find of some items, beside what they ought to find. Precision and recall are over all pairs of a query and an item. */
export function judgeLabelled(itemsFile: string, labelsFile: string) {
  const items = z.array(NewsItem).parse(JSON.parse(readFileSync(itemsFile, 'utf8')))
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  const labels = labelsIn(labelsFile)
  const judged = labels.map((label) => judgeOne(label, items))
  const found = countOf(judged.map((one) => one.found))
  const wanted = countOf(labels.map((label) => label.wanted))
  const right = found - countOf(judged.map(({ wrong }) => wrong))
  const faults = judged.flatMap(({ query, wrong, missed }) => [
    ...[...wrong].map((id) => `${query} finds ${titles.get(id)}`),
    ...[...missed].map((id) => `${query} misses ${titles.get(id) ?? `${id}, which is no item`}`),
  ])
  return {
    items: items.length,
    queries: labels.length,
    precision: found === 0 ? 1 : right / found,
    recall: wanted === 0 ? 1 : right / wanted,
    faults,
  }
}

function labelsIn(file: string): Label[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.filter(Boolean).map((line) => {
    const [query = '', ids = ''] = line.split('\t')
    return { query, wanted: new Set(ids.split(',').filter(Boolean)) }
  })
}

function judgeOne({ query, wanted }: Label, items: readonly NewsItem[]) {
  const found = new Set(items.filter(compileContext({ keywords: [query], queryLanguage: 2 })).map(({ id }) => id))
  return { query, found, wrong: without(found, wanted), missed: without(wanted, found) }
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((one) => !others.has(one)))
const countOf = (sets: readonly ReadonlySet<string>[]) => sets.reduce((sum, { size }) => sum + size, 0)
