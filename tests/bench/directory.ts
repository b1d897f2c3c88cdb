import { parseArgs } from 'node:util'
import directory from '../../mock-server/feed/directory/companies.json' with { type: 'json' }
import { listedOf } from '../../mock-server/feed/directory/listed.ts'
import { listedCompany } from '../../mock-server/feed/meaning/listed-names.ts'
import { readMeaning } from '../../mock-server/feed/meaning/read-meaning.ts'
import { frames, negatives, strangers } from './directory/frames.ts'

/**
 * `npm run bench -- directory`: how many of the listed companies are found in sentences, by rank, and how many others; and titles per second.
 * `--titled` writes the Sentences Like This.
 */
const { values } = parseArgs({
  options: {
    show: { type: 'string', default: '0' },
    wrong: { type: 'boolean', default: false },
    strangers: { type: 'boolean', default: false },
    titled: { type: 'boolean', default: false },
  },
})
const BANDS = [
  { from: 0, to: 500, goal: 0.97 },
  { from: 500, to: 1500, goal: 0.95 },
  { from: 1500, to: 4000, goal: 0.9 },
  { from: 4000, to: 8000, goal: undefined },
]
const FORM = /,? (?:inc|corp|corporation|co|company|companies|plc|ltd|limited|llc|lp|nv|n\.v|sa|s\.a|se|ag)\.?$/i

const titlesOf = (ticker: string) => readMeaning({ title: ticker, summary: '' }).tickers
const listed = directory.rows.map((row) => listedOf(row))
const withoutForm = ({ name }: (typeof listed)[number]) => name.replace(FORM, '').toLowerCase()
const byName = new Map<string, typeof listed>()
for (const company of listed) byName.set(withoutForm(company), [...(byName.get(withoutForm(company)) ?? []), company])
/** Rio Tinto Ltd and Rio Tinto plc are one company, and a curated symbol may be newer than that of the list. */
const symbolsOf = (company: (typeof listed)[number]) =>
  new Set([
    ...(byName.get(withoutForm(company)) ?? []).flatMap(({ symbols }) => symbols.map(({ symbol }) => symbol)),
    ...company.symbols.flatMap(({ symbol }) => listedCompany(symbol)?.ticker ?? []),
  ])
const headlineOf = (sentence: string) =>
  values.titled ? sentence.replace(/(?<=^| )\p{Ll}(?=[\p{L}-]{3})/gu, (letter) => letter.toUpperCase()) : sentence
const shortOf = ({ name, names }: (typeof listed)[number]) => names.at(-1)?.replace(/^[~?]/, '') ?? name

let shown = Number(values.show)
function count(band: (typeof BANDS)[number]) {
  let [asked, found, wrong] = [0, 0, 0]
  for (const company of listed.slice(band.from, band.to)) {
    const right = symbolsOf(company)
    for (const frame of frames) {
      const title = headlineOf(frame).replace(/\b[XS]\b/, (letter) =>
        letter === 'X' ? company.name.replace(FORM, '') : shortOf(company),
      )
      const tickers = titlesOf(title)
      const isFound = tickers.some((ticker) => right.has(ticker))
      const others = tickers.filter((ticker) => !right.has(ticker))
      asked++
      if (isFound) found++
      if (others.length > 0) wrong++
      if ((values.wrong ? others.length > 0 : !isFound) && shown-- > 0)
        console.log(`${title}\n    ${[...right]} found ${tickers}`)
    }
  }
  return {
    ranks: `${band.from + 1} to ${band.to}`,
    titles: asked,
    found: found / asked,
    goal: band.goal,
    wrong: wrong / asked,
  }
}

/** In how many sentences about strangers of its name a company is found. */
function countStrangers({ from, to }: (typeof BANDS)[number]) {
  let [asked, wrong] = [0, 0]
  for (const company of listed.slice(from, to)) {
    // one without a name in small letters, and one whose names belong to a larger company, have no such sentence
    if (!/^[~?]?\p{Lu}/u.test(company.names.at(-1) ?? '')) continue
    const right = symbolsOf(company)
    for (const frame of strangers) {
      const title = headlineOf(frame)
        .replace(/\bS\b/, shortOf(company))
        .replace(/\bs\b/, shortOf(company).toLowerCase())
      const isWrong = titlesOf(title).some((ticker) => right.has(ticker))
      asked++
      if (isWrong) wrong++
      if (values.strangers && isWrong && shown-- > 0) console.log(title)
    }
  }
  return { ranks: `${from + 1} to ${to}`, strangers: asked, wrong: wrong / asked }
}

if (!values.strangers) console.table(BANDS.map(count))
console.table(BANDS.map(countStrangers))
const strayed = negatives.filter((title) => titlesOf(title).length > 0)
console.log(`${strayed.length} of ${negatives.length} sentences without a company have one`)
for (const title of strayed) console.log(`  ${title}: ${titlesOf(title)}`)

const titles = listed
  .slice(0, 3000)
  .flatMap(({ name }, at) => (frames[at % frames.length] ?? '').replace(/[XS]\b/, name))
const start = process.cpuUsage()
for (const title of titles) titlesOf(title)
const { user, system } = process.cpuUsage(start)
console.log(`${Math.round((titles.length / (user + system)) * 1e6)} titles per second of the processor`)
