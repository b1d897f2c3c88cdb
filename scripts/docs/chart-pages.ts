import { labelOf } from '../../src/rules/inspector/chart-graph.ts'
import type { ChartFacts } from './chart-facts.ts'
import { table } from './table.ts'

/** The page about a chart: its picture, and tables of all its parts. */
export function chartPage(facts: ChartFacts): string {
  const { name, path, chart, about, requirements } = facts
  const parts = [
    `# ${chart.id}`,
    about,
    `![The ${chart.id} chart](${name}.svg)`,
    `From [\`${path}\`](../../${path}); for Stately's editor: [JSON](${name}.json). Serves ${listed(requirements)}.`,
    '## States',
    statesOf(facts),
    '## Transitions',
    transitionsOf(facts),
    '## Names',
    namesOf(facts),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The list of all charts. */
export function chartIndex(all: ChartFacts[]): string {
  const rows = all.map(({ name, chart, requirements }) => [
    `[${name}](${name}.md)`,
    `[picture](${name}.svg)`,
    `[JSON](${name}.json)`,
    String(chart.states.length),
    String(chart.transitions.length),
    requirements.join(', '),
  ])
  return `# Statecharts

Everything that can happen in the app, drawn and listed from the charts themselves by \`npm run docs\`; a test fails when these pages are stale.
The same pictures move in the inspector: start the app, open it with \`?inspect\`, and \`/inspector\` beside it. The JSON of a chart is for
\`createMachine\` and for Stately's editor: actions, guards, delays and ports are names there, and \`{{idIn}}\` is a function of the chart's file.

[Which chart's events reach which other](wires.md) is drawn and listed, too.

A box is a state, dashed where it is one of several that go on at once. A dot leads to where it begins, ▷ names a port that is open
while the state lasts, ↻ restarts the state. An arrow is labelled \`event [guard]\`; transitions within a state, or further into it, are lines of its text.

${table(['chart', 'picture', 'JSON', 'states', 'transitions', 'requirements'], rows)}
`
}

const listed = (words: string[]) => words.join(', ') || 'no requirement by name'
const coded = (words: string[]) => words.map((word) => `\`${word}\``).join(', ')

function statesOf({ chart, meanings }: ChartFacts) {
  const rows = chart.states.map(({ id, type, initial, ports, entry, exit }) => [
    `\`${id}\``,
    meanings.get(id) ?? '',
    initial === undefined ? type : `${type}, begins in \`${initial.slice(id.length + 1)}\``,
    coded(ports),
    coded(entry),
    coded(exit),
  ])
  return table(['state', 'meaning', 'kind', 'ports', 'on entry', 'on exit'], rows)
}

function transitionsOf({ chart }: ChartFacts) {
  const rows = chart.transitions.map((transition) => [
    `\`${transition.source}\``,
    `\`${labelOf(transition)}\``,
    transition.target === undefined ? 'stays' : `\`${transition.target}\`${transition.reenters ? ', restarted' : ''}`,
    coded(transition.actions),
  ])
  return table(['in', 'event [guard]', 'leads to', 'actions'], rows)
}

function namesOf({ chart, delays, emitted }: ChartFacts) {
  const { states, transitions } = chart
  const rows = [
    ['events', transitions.filter(({ event }) => isEvent(event)).map(({ event }) => event)],
    ['guards', transitions.flatMap(({ guard }) => guard ?? [])],
    [
      'actions',
      [...states.flatMap(({ entry, exit }) => [...entry, ...exit]), ...transitions.flatMap(({ actions }) => actions)],
    ],
    ['ports', states.flatMap(({ ports }) => ports)],
    ['tells others', emitted],
  ] as const
  return table(
    ['what', 'which'],
    [
      ...rows.map(([what, words]) => [what, coded([...new Set(words)].sort())]),
      ['delays', delays.map(([delay, time]) => `\`${delay}\` (${time})`).join(', ')],
    ].filter(([, words]) => words),
  )
}

/** Not `always`, `after …`, `… answers` and `… fails`, which are not sent by anyone. */
const isEvent = (event: string) => /^[\w*]+(\.[\w*]+)*$/.test(event) && event !== 'always'
