import { readFileSync } from 'node:fs'
import { createEconomicCalendar } from '../../../mock-server/calendar/economic.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import { judge } from '../judge.ts'
import { kindOf } from './classify.ts'
import { DAY, MARGIN } from './served.ts'
import { releasesNamed } from './statistics.ts'

const file = new URL('labelled.tsv', import.meta.url)

/** What no figure of the audit tells apart: shares and other prices that have moved. */
const priceMoved = (kind: string) => (kind === 'reaction' ? 'move' : kind)

/** How many of the headlines that were labelled by hand the patterns of the audit classify as the label says. */
export function judgeLabels(examples: number) {
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'))
  const wrong: string[] = []
  let exact = 0
  for (const [seed = '', time = '', label = '', title = ''] of rows) {
    const at = Date.parse(time)
    const item = createSimulatedNews(seed)
      .between(at - 1, at)
      .find((one) => one.title === title)
    if (!item) throw new Error(`The world has changed: draw and label again. It no longer says: ${title}`)
    const economic = createEconomicCalendar(seed)
    const events = economic.search(at - MARGIN - DAY, at + MARGIN + DAY, at + 2 * DAY)
    const kind = kindOf(item, releasesNamed(events))
    if (kind === label) exact += 1
    if (priceMoved(kind) !== priceMoved(label)) wrong.push(`${label}, taken for ${kind}: ${title}`)
  }
  const right = (100 * (rows.length - wrong.length)) / rows.length
  judge(`${rows.length} labelled headlines classified right`, right, 98, { unit: ' %', atLeast: true })
  console.log('       with shares and other prices told apart:', (100 * exact) / rows.length, '%')
  for (const one of wrong.slice(0, examples)) console.log('         ', one)
}
