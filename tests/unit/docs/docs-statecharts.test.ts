import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { statecharts } from '../../../scripts/docs/statecharts.ts'
import { chartFiles } from '../../../scripts/lib/chart-files.mjs'

const { pages, pictures } = await statecharts()
const read = (path: string) => readFileSync(path, 'utf8')

it('CHT-04 docs/statecharts has a page, a picture and the JSON of every chart, and nothing else', () => {
  const charts = [...chartFiles().keys()]
  const expected = charts.flatMap((name) => [`${name}.json`, `${name}.md`, `${name}.svg`])
  expect(readdirSync('docs/statecharts').sort()).toEqual([...expected, 'README.md', 'wires.md', 'wires.svg'].sort())
})

it.each(pages)('CHT-04 $path is what `npm run docs` would write', ({ path, text }) => {
  expect(read(path)).toBe(text)
})

it.each(pictures)('CHT-04 $path was drawn from the chart as it is', ({ path, print }) => {
  expect(/<!-- (\w+) -->/.exec(read(path))?.[1]).toBe(print)
})

it('CHT-04 a picture shows every state and every transition of its chart, by their ids', async () => {
  const session = pictures.find(({ path }) => path.endsWith('/session.svg'))
  const { chart } = session ?? {}
  const drawn = (await session?.draw()) ?? ''
  const idsIn = (name: string) => [...drawn.matchAll(new RegExp(`data-${name}="([^"]+)"`, 'g'))].map(([, id]) => id)
  expect([idsIn('state').sort(), idsIn('transition').sort()]).toEqual([
    chart?.states.map(({ id }) => id).sort(),
    chart?.transitions.map(({ id }) => id).sort(),
  ])
})
