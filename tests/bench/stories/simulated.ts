import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { createGroups } from '../../../src/rules/stories/groups.ts'
import { judge } from '../judge.ts'
import { bCubed } from './b-cubed.ts'

const DAY = 86_400_000
const FROM = Date.parse('2026-02-03T00:00:00Z')
const DAYS = 2
const SEVERAL = 2

/** The simulated headlines of two days. Looks at a price, or at what is due, are no reports of the fact that caused them. */
export const simulated = (seed: string) =>
  createSimulatedNews(seed)
    .sourced(FROM, FROM + DAYS * DAY)
    .map(({ item, fact, kind }) => ({
      id: `${seed} ${item.id}`,
      at: Date.parse(item.publishedDatetime),
      publisher: item.articleSource,
      title: item.title,
      tickers: item.tickers,
      event: fact.id,
      isReport: kind === fact.kind,
    }))

/** Whether the reports of several wires about one fact come together, among all that is said in two days. */
export function judgeWires() {
  const items = simulated('demo')
  const groups = createGroups()
  groups.add(items)
  const reports = items
    .filter(({ isReport }) => isReport)
    .map((item) => ({ ...item, group: groups.groupOf(item.id) ?? '' }))
  const wires = new Map<string, Set<string>>()
  for (const { event, publisher } of reports) wires.set(event, (wires.get(event) ?? new Set()).add(publisher))
  const { precision, recall, events } = bCubed(reports, ({ event }) => (wires.get(event)?.size ?? 0) >= SEVERAL)
  console.log(`simulated world: ${items.length} headlines, ${events} facts of several reports`)
  judge('several wires, B-cubed precision', precision, 0.95, { atLeast: true })
  judge('several wires, B-cubed recall', recall, 0.9, { atLeast: true })
}
