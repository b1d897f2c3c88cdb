import { createEconomicCalendar } from '../../mock-server/calendar/economic.ts'
import { createSimulatedNews } from '../../mock-server/world/news/simulated-news.ts'

/** `npm run bench -- simulation`: the cost of the simulation, compared with writing the same items as JSON, which every answer needs anyway. */
const ROUNDS = 9
const DAY = 86_400_000
const now = Date.parse('2026-03-04T15:00:00.000Z')

const economic = createEconomicCalendar('bench')
const works = {
  '120 days of the economic calendar, its years made': {
    limit: 5,
    work: () => economic.search(now - 60 * DAY, now + 60 * DAY, now),
  },
  'the newest 500 headlines': { limit: 60, work: () => createSimulatedNews('bench').newest(500, now) },
}

/** Milliseconds of processor time. */
function costOf(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const [name, { limit, work }] of Object.entries(works)) {
  const said = work()
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: costOf(work),
    json: costOf(() => JSON.parse(JSON.stringify(said))),
  }))
  const [ours, json] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.json))]
  const ratio = median(rounds.map((one) => one.ours / one.json))
  const isMet = ratio <= limit
  console.log(
    isMet ? 'met   ' : 'MISSED',
    `${name}: ${ours.toFixed(1)} ms, ${ratio.toFixed(1)} times its JSON (${json.toFixed(1)} ms), at most ${limit}`,
  )
  if (!isMet) process.exitCode = 1
}
