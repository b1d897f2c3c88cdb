import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = { model: 'in process', browser: 'in the browser' }
const PARTS = { model: ['states', 'transitions', 'guards', 'pairs'], browser: ['states', 'transitions', 'guards'] }
const HEAD = ['chart', ...PARTS.model, ...PARTS.browser]

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const readFailed = (folder) => readJson(join(folder, 'failed.json')) ?? {}
export const failedCharts = (folder) => Object.keys(readFailed(folder))

/** The results of the walks, a row for each chart. Missing results of planned walks are a fault. */
export function readWalked(folder, charts, chartsOfBrowser) {
  const read = (kind, chart) => readJson(join(folder, kind, `${chart}.json`))
  const failed = readFailed(folder)
  return charts.map((chart) => ({
    chart,
    model: failed[chart] ? { failed: failed[chart] } : (read('model', chart) ?? 'missing'),
    browser: read('browser', chart) ?? (chartsOfBrowser.includes(chart) ? 'missing' : undefined),
  }))
}

/** Prints the table. Returns the parts that were not walked, in lines. */
export function sayWalked(rows) {
  const sums = { chart: countOf(rows.length, 'chart'), model: sumOf(rows, 'model'), browser: sumOf(rows, 'browser') }
  const cells = [HEAD, ...[...rows, sums].map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const gap = widths.slice(0, 1 + PARTS.model.length).reduce((sum, width) => sum + width + 2, 0)
  console.log(`\n${' '.repeat(widths[0] + 2)}${'in process'.padEnd(gap - widths[0] - 2)}in the browser`)
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
  console.log('\n+n: transitions that no user can cause. Pairs: two transitions, one right after the other.')
  return rows.flatMap(leftOf)
}

const cellsOf = ({ chart, model, browser }) => [
  chart,
  ...PARTS.model.map((part) => cellOf(model?.[part])),
  ...PARTS.browser.map((part) => cellOf(browser?.[part])),
]

function cellOf(count) {
  if (!count || count.all === 0) return '–'
  const owed = count.all - count.elsewhere
  return `${owed - count.left.length}/${owed}${count.elsewhere ? ` +${count.elsewhere}` : ''}`
}

const sumOf = (rows, kind) =>
  Object.fromEntries(
    PARTS[kind].map((part) => {
      const counts = rows.flatMap((row) => row[kind]?.[part] ?? [])
      const sum = (of) => counts.reduce((total, count) => total + of(count), 0)
      return [
        part,
        {
          all: sum(({ all }) => all),
          elsewhere: sum((count) => count.elsewhere),
          left: counts.flatMap(({ left }) => left),
        },
      ]
    }),
  )

const leftOf = (row) =>
  Object.entries(KINDS).flatMap(([kind, words]) => {
    if (row[kind]?.failed) return [failure(row.chart, row[kind].failed)]
    if (row[kind] === 'missing') return [`${row.chart}: nothing was walked ${words}.`]
    return PARTS[kind].flatMap((part) =>
      (row[kind]?.[part]?.left ?? []).map((name) => `${row.chart}: not walked ${words}: ${name}`),
    )
  })

/** One failure represents all: they usually have the same cause. */
function failure(chart, { count, first, why }) {
  const head = first
    ? `${countOf(count, 'walk')} of ${chart} failed, so nothing was counted; the first:`
    : `The walks of ${chart} could not begin, so nothing was counted:`
  const last = `All of it: npx vitest run --project model ${chart}.model.test.ts`
  return `\n${[head, first, why, last].filter(Boolean).join('\n\n')}\n`
}

const countOf = (count, thing) => `${count} ${thing}${count === 1 ? '' : 's'}`
