import { createSimulatedNews } from '../mock-server/world/news/simulated-news.ts'

/** `npm run world -- --labels [seed] [first day] [days]`: writes which fact each simulated headline is about, a JSON object per line. */
const [mode, seed = 'demo', first = '2026-01-05', days = '7'] = process.argv.slice(2)
const from = Date.parse(`${first}T00:00:00.000Z`)

if (mode !== '--labels' || Number.isNaN(from) || !(Number(days) > 0)) {
  console.error('npm run world -- --labels [seed] [first day, as 2026-01-05] [days]')
  process.exit(1)
}
for (const { item, fact } of createSimulatedNews(seed).sourced(from, from + Number(days) * 86_400_000)) {
  process.stdout.write(`${JSON.stringify({ item: item.id, fact: fact.id, kind: fact.kind })}\n`)
}
