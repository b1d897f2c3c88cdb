import { asServed } from './world/as-served.ts'
import { contradictionsOf } from './world/contradictions.ts'
import type { judgeCost as Cost } from './world/cost.ts'
import { judgeLabels } from './world/labels.ts'
import { misfits } from './world/magnitudes.ts'
import { auditResults } from './world/results.ts'
import { goalsOf, rhythmOf } from './world/rhythm.ts'
import { DAY, servedBy } from './world/served.ts'
import { auditStatistics } from './world/statistics.ts'
import { auditNames, auditRepeats } from './world/texts.ts'

/**
 * `npm run bench -- world [seeds] [weeks] [examples]`: reads what the backend serves for ten seeds and four weeks each, as a reader would, and prints
 * each figure with its goal. The weeks of the seeds begin in different months, so that seasons of earnings and quiet ones are both in.
 */
const [seedCount = 10, weekCount = 4, examples = 0] = process.argv.slice(2).map(Number)
const { judgeCost } = await asServed<{ judgeCost: typeof Cost }>('cost')
judgeCost()
judgeLabels(examples)

const FIRST_MONDAY = Date.parse('2026-01-05T05:00:00.000Z')

const audits = Array.from({ length: seedCount }, (_, index) => {
  const from = FIRST_MONDAY + index * 5 * 7 * DAY
  const served = servedBy(`audit-${index}`, from, from + weekCount * 7 * DAY)
  const [statistics, results, names, repeats, rhythm] = [
    auditStatistics(served),
    auditResults(served),
    auditNames(served),
    auditRepeats(served),
    rhythmOf(served),
  ]
  return {
    statistics,
    results,
    names,
    repeats,
    rhythm,
    contradictions: contradictionsOf(served, statistics, results, names),
    misfits: misfits(served),
  }
})

type Audit = (typeof audits)[number]
const sum = (count: (audit: Audit) => number) => audits.reduce((total, audit) => total + count(audit), 0)
const mean = (value: (audit: Audit) => number) => sum(value) / audits.length
const percent = (part: (audit: Audit) => number, whole: (audit: Audit) => number) =>
  (100 * sum(part)) / (sum(whole) || Number.NaN)

function line(name: string, value: number, isMet: boolean, goal: string, shown: readonly unknown[] = []) {
  console.log(isMet ? 'met   ' : 'MISSED', `${name}: ${Number(value.toFixed(2))} (goal: ${goal})`)
  if (!isMet) {
    process.exitCode = 1
    for (const one of shown.slice(0, examples)) console.log('         ', textOf(one))
  }
}

function textOf(one: unknown) {
  if (typeof one !== 'object' || one === null) return String(one)
  if ('title' in one && 'publishedDatetime' in one) return `${one.publishedDatetime} ${one.title}`
  if ('contentData' in one) return JSON.stringify(one).slice(0, 400)
  return JSON.stringify(one).slice(0, 300)
}
const all = <One>(list: (audit: Audit) => readonly One[]) => audits.flatMap(list)

const atLeast = (name: string, value: number, goal: number, shown?: readonly unknown[]) =>
  line(name, value, value >= goal, `at least ${goal}`, shown)
const exactly = (name: string, value: number, goal: number, shown?: readonly unknown[]) =>
  line(name, value, value === goal, `${goal}`, shown)

atLeast('headlines in the poorest week', Math.min(...all(({ rhythm }) => rhythm.weeks)), 15_000)
atLeast(
  'reporting companies with a result headline, %',
  percent(
    (a) => a.results.reported,
    (a) => a.results.reports,
  ),
  95,
)
exactly(
  'result headlines with a report within a day and equal figures, %',
  percent(
    (a) => a.results.matched,
    (a) => a.results.headlines,
  ),
  100,
  all((a) => a.results.unmatched),
)
exactly(
  'statistics with a release and equal figures, %',
  percent(
    (a) => a.statistics.matched,
    (a) => a.statistics.stated,
  ),
  100,
  all((a) => a.statistics.unmatched),
)
exactly(
  'releases of high impact with a flash within 60 s, %',
  percent(
    (a) => a.statistics.flashed,
    (a) => a.statistics.highImpact,
  ),
  100,
  all((a) => a.statistics.unflashed),
)
exactly(
  'tickers named in the text, %',
  percent(
    (a) => a.names.named,
    (a) => a.names.tickers,
  ),
  100,
  all((a) => a.names.unnamed),
)
exactly(
  'stories whose evidence concerns them, %',
  percent(
    (a) => a.names.evident,
    (a) => a.names.stories,
  ),
  100,
  all((a) => a.names.inapt),
)
exactly(
  'identical titles of one wire within 7 days',
  sum((a) => a.repeats.identical.length),
  0,
  all((a) => a.repeats.identical),
)
const again = percent(
  (a) => a.repeats.again.length,
  (a) => a.repeats.items,
)
line(
  'same skeleton and subject within 24 hours, %',
  again,
  again <= 1,
  'at most 1',
  all((a) => a.repeats.again),
)
for (const kind of Object.keys(audits[0]?.contradictions ?? {}) as (keyof Audit['contradictions'])[])
  exactly(
    `contradictions: ${kind}`,
    sum((a) => a.contradictions[kind].length),
    0,
    all<unknown>((a) => a.contradictions[kind]),
  )
exactly(
  'companies whose figures do not fit',
  sum((a) => a.misfits.length),
  0,
  all((a) => a.misfits),
)

const agreed = percent(
  (a) => a.results.agreed,
  (a) => a.results.surprises,
)
line('prices that go with the surprise, %', agreed, agreed >= 55 && agreed <= 70, '55 to 70')
atLeast(
  'prices that go with surprise and guidance, %',
  percent(
    (a) => a.results.bothAgreed,
    (a) => a.results.bothWays,
  ),
  85,
)
exactly(
  'reactions to results that name the cause, %',
  percent(
    (a) => a.results.explained,
    (a) => a.results.reactions,
  ),
  100,
  all((a) => a.results.unexplained),
)

const goals = goalsOf()
const near = (key: string, name: string, value: number, within: (goal: number) => number) => {
  const goal = goals.get(key)
  if (goal === undefined) return line(name, value, false, 'a row in docs/world.md')
  line(name, value, Math.abs(value - goal) <= within(goal), `${goal} ± ${Number(within(goal).toFixed(1))}`)
}
for (const part of ['session', 'night', 'Sunday'] as const)
  near(
    part,
    `headlines per hour: ${part}`,
    mean((a) => a.rhythm.perHour[part]),
    (goal) => goal * 0.15,
  )
for (const topic of Object.keys(audits[0]?.rhythm.topics ?? {}))
  near(
    topic,
    `share of ${topic}`,
    mean((a) => a.rhythm.topics[topic] ?? 0),
    () => 5,
  )
