import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readMeaning } from '../../mock-server/feed/meaning/read-meaning.ts'

/**
 * `npm run bench -- titles --labels <file>`: what is read in any titles that were labelled by hand. The columns of the file are those of
 * tests/fixtures/headlines. `?X` is a ticker that may be given or not, `A|B` are two of which one is enough; any of the topics is acceptable,
 * OTHER says that none is needed. `--show` prints what differs.
 */
const { values } = parseArgs({
  options: { labels: { type: 'string', multiple: true, default: [] }, show: { type: 'boolean', default: false } },
})

const listOf = (text: string) => text.split(',').filter(Boolean)
const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))

function judge(line: string) {
  const [title = '', tickers = '', topics = ''] = line.split('\t')
  const meaning = readMeaning({ title, summary: '' })
  const expected = listOf(tickers)
    .filter((ticker) => !ticker.startsWith('?'))
    .map((ticker) => ticker.split('|'))
  const allowed = new Set(listOf(tickers).flatMap((ticker) => ticker.replace('?', '').split('|')))
  const acceptable = new Set(listOf(topics))
  return {
    title,
    tickers,
    topics,
    meaning,
    wanted: expected.length,
    found: expected.filter((symbols) => symbols.some((symbol) => meaning.tickers.includes(symbol))).length,
    strays: meaning.tickers.filter((ticker) => !allowed.has(ticker)),
    isWrong: meaning.topics.some((topic) => !acceptable.has(topic)),
    isEmpty: meaning.topics.length === 0 && !acceptable.has('OTHER'),
  }
}

for (const file of values.labels) {
  const judged = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1).map(judge)
  const sum = (count: (one: (typeof judged)[number]) => number) => judged.reduce((total, one) => total + count(one), 0)
  const [wanted, found, strays] = [sum((one) => one.wanted), sum((one) => one.found), sum((one) => one.strays.length)]
  const [wrong, empty] = [sum(({ isWrong }) => Number(isWrong)), sum(({ isEmpty }) => Number(isEmpty))]
  console.log(file)
  console.table({
    titles: judged.length,
    'tickers: precision': share(found, found + strays),
    'tickers: recall': share(found, wanted),
    'topics: acceptable': share(judged.length - wrong - empty, judged.length),
    'topics: wrong': share(wrong, judged.length),
    'topics: none, though clear': share(empty, judged.length),
  })
  if (!values.show) continue
  for (const { title, tickers, topics, meaning, ...one } of judged) {
    if (one.strays.length > 0 || one.found < one.wanted)
      console.log(`${title}\n    tickers ${tickers || 'none'}, read ${meaning.tickers.join(',') || 'none'}`)
    if (one.isWrong || one.isEmpty)
      console.log(`${title}\n    topics ${topics}, read ${meaning.topics.join(',') || 'none'}`)
  }
}
