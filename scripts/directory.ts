import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import directory from '../mock-server/feed/directory/companies.json' with { type: 'json' }
import { queryNames } from './directory/query-names.ts'
import { linesOf } from './directory/registrants.ts'

/**
 * `npm run directory -- [company_tickers_exchange.json] --as-of 2025-01 [--contact you@example.com]`: makes the directory of listed companies
 * from the list of the SEC: a file, or without one the present list, which the SEC gives to callers that say who they are.
 * `--for-queries` leaves it as it is, and makes what the query language knows of it again: after a change of a curated company or a fund.
 */
const SOURCE = 'https://www.sec.gov/files/company_tickers_exchange.json'
const TARGET = new URL('../mock-server/feed/directory/companies.json', import.meta.url)
const FOR_QUERIES = new URL('../src/rules/shared/query/directory.json', import.meta.url)
const DAY_LENGTH = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'as-of': { type: 'string' },
    contact: { type: 'string' },
    'for-queries': { type: 'boolean', default: false },
  },
})
const [path] = positionals
const asOf = values['as-of'] ?? (path ? undefined : new Date().toISOString().slice(0, DAY_LENGTH))

async function main() {
  if (values['for-queries']) return writeForQueries(directory.rows)
  if (!asOf || !/^\d{4}-\d\d(?:-\d\d)?$/.test(asOf)) throw new Error('Say of when the list is: --as-of 2025-01')
  const rows = linesOf(parse(path ? readFileSync(path, 'utf8') : await download()))
  writeFileSync(TARGET, `${JSON.stringify({ asOf, source: SOURCE, rows }, null, 2)}\n`)
  writeForQueries(rows)
  console.log(`${rows.length} registrants as of ${asOf}`)
}

function writeForQueries(rows: readonly string[]) {
  writeFileSync(FOR_QUERIES, `${JSON.stringify(queryNames(rows), null, 2)}\n`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('It is not JSON.')
  }
}

async function download() {
  if (!values.contact) throw new Error('Give a file, or an address for the SEC: --contact you@example.com')
  const response = await fetch(SOURCE, { headers: { 'user-agent': `Market Flux (${values.contact})` } })
  if (!response.ok) throw new Error(`The SEC answers with status ${response.status}.`)
  return await response.text()
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
