import { Agent, request } from 'node:http'
import { SignJWT } from 'jose'

export type Attack = 'calendars' | 'deep pages' | 'silent sockets' | 'all at once'

/** One attack from 127.0.0.3, for `tests/bench/attack.ts`, until that sends 'end'; then it reports how often it received each answer. */
const [kind = '', url = ''] = process.argv.slice(2)
const address = new URL(url)
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.3' })
const answers: Record<string, number> = {}
let isOver = false

type Asked = { method?: string; body?: string; isJson?: boolean }
function ask(path: string, { method = 'POST', body = '', isJson = false }: Asked = {}) {
  return new Promise<string>((resolve) => {
    const headers = isJson ? { 'content-type': 'application/json' } : {}
    const asked = request(
      { host: address.hostname, port: address.port, path, method, headers, agent },
      async (answer) => {
        answers[answer.statusCode ?? 0] = (answers[answer.statusCode ?? 0] ?? 0) + 1
        resolve(Buffer.concat(await answer.toArray().catch(() => [])).toString())
      },
    )
    asked.once('error', () => {
      answers.broken = (answers.broken ?? 0) + 1
      resolve('')
    })
    asked.end(body)
  })
}
const askJson = (path: string, body: object) => ask(path, { body: JSON.stringify(body), isJson: true })

/** Several at once, again and again. */
const endlessly = (atOnce: number, act: (worker: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      while (!isOver) await act(worker)
    }),
  )

const DAY = 86_400_000
async function calendars(worker: number) {
  const [start, kind] = [Date.now() - 399 * DAY - Math.floor(Math.random() * DAY), worker % 2 ? 'earnings' : 'economic']
  const [startDate, endDate] = [start, start + 800 * DAY].map((at) => new Date(at).toISOString())
  await askJson(`/api/${kind}-calendar/search-by-context`, { startDate, endDate })
}

const cursors: (string | undefined)[] = []
async function deepPages(worker: number) {
  const context = { size: 1000, ...(cursors[worker] ? { searchAfter: cursors[worker] } : {}) }
  const data = await new SignJWT(context).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
  const said = await askJson('/api/content/search-by-context', { data })
  cursors[worker] = /"searchAfter":"([^"]+)"/.exec(said)?.[1] ?? cursors[worker]
}

/** A polling connection that searches and never fetches its messages. */
async function silentSocket() {
  const path = '/socket.io/?EIO=4&transport=polling'
  const sid = /"sid":"([^"]+)"/.exec(await ask(path, { method: 'GET' }))?.[1]
  // biome-ignore lint/plugin: an attacker waits for nothing in particular
  if (sid === undefined) return void (await new Promise((resolve) => setTimeout(resolve, 100)))
  const namespaces = ['/news', '/content']
  for (const namespace of namespaces) await ask(`${path}&sid=${sid}`, { body: `40${namespace},` })
  for (let search = 0; search < 15 && !isOver; search += 1) {
    const tag = { subscription: `s${search % 10}`, sequence: search }
    for (const namespace of namespaces)
      await ask(`${path}&sid=${sid}`, { body: `42${namespace},${JSON.stringify(['search', {}, tag])}` })
  }
}

const acts: Record<string, () => Promise<unknown>> = {
  calendars: () => endlessly(4, calendars),
  'deep pages': () => endlessly(4, deepPages),
  'silent sockets': () => endlessly(100, silentSocket),
}
process.on('message', () => {
  isOver = true
  process.send?.(answers)
})
process.send?.('begun')
await (acts[kind]?.() ?? Promise.all(Object.values(acts).map((act) => act())))
