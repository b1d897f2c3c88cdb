import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import ELK from 'elkjs/lib/elk.bundled.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnChart } from '../../src/contract/inspector/inspection.ts'
import { graphOf } from '../../src/rules/inspector/chart-graph.ts'
import { pictureOf } from '../../src/rules/inspector/chart-picture.ts'
import { ChartPicture } from '../../src/ui/inspector/ChartPicture.tsx'
import { chartFacts } from './chart-facts.ts'
import { chartIndex, chartPage } from './chart-pages.ts'
import { allWires, wiresChart, wiresPage } from './wires.ts'

const FOLDER = 'docs/statecharts'
const STYLE = 'src/ui/inspector/chart-picture.css'
const TOKENS = 'src/ui/theme/tokens.css'
const DRAWING = [
  'src/rules/inspector/chart-graph.ts',
  'src/rules/inspector/chart-picture.ts',
  'src/ui/inspector/ChartPicture.tsx',
  'scripts/docs/statecharts.ts',
]

/**
 * The files about the charts that `npm run docs` writes. Pictures take seconds: `print` detects without drawing whether a picture is that of its
 * chart.
 */
export async function statecharts() {
  const [all, wires] = await Promise.all([chartFacts(), allWires()])
  const map = wiresChart(wires.map(({ wire }) => wire))
  return {
    pages: [
      { path: `${FOLDER}/wires.md`, text: wiresPage(wires) },
      { path: `${FOLDER}/README.md`, text: chartIndex(all) },
      ...all.map((facts) => ({ path: `${FOLDER}/${facts.name}.md`, text: chartPage(facts) })),
      ...all.map(({ name, json }) => ({ path: `${FOLDER}/${name}.json`, text: json })),
    ],
    pictures: [{ name: 'wires', chart: map }, ...all].map(({ name, chart }) => ({
      path: `${FOLDER}/${name}.svg`,
      chart,
      print: printOf(chart),
      draw: () => draw(chart),
    })),
  }
}

const elk = new ELK()

async function draw(chart: DrawnChart) {
  const picture = pictureOf(chart, await elk.layout(graphOf(chart)))
  const drawn = renderToStaticMarkup(createElement(ChartPicture, { picture, style: styleOfFile() }))
  return `${drawn.replace(/><(?=g class|text|defs)/g, '>\n<')}\n<!-- ${printOf(chart)} -->\n`
}

/** Changes with the chart, and with the code that draws it. */
const printOf = (chart: DrawnChart) =>
  createHash('sha256')
    .update([JSON.stringify(chart), styleOfFile(), ...DRAWING.map((path) => readFileSync(path, 'utf8'))].join('\0'))
    .digest('hex')

/** The inspector's style sheet, with the values of our tokens in both themes. */
function styleOfFile() {
  const style = readFileSync(STYLE, 'utf8')
  const tokens = readFileSync(TOKENS, 'utf8')
  const used = [...new Set(style.match(/(?<=var\()--[\w-]+/g))]
  const values = used.map((name) => [name, new RegExp(`\\s${name}: (.*);`).exec(tokens)?.[1] ?? ''] as const)
  const themes = values.map(
    ([name, value]) => [name, /^light-dark\((.+), (.+)\)$/.exec(value) ?? ['', value, value]] as const,
  )
  const of = (index: number) => themes.map(([name, value]) => `${name}:${value[index]?.replaceAll('"', "'")}`).join(';')
  return [
    `.chart{background:var(--panel);${of(1)}}`,
    `@media (prefers-color-scheme:dark){.chart{${of(2)}}}`,
    style.replace(/\s+/g, ' '),
  ].join('')
}
