import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fillUp } from '../../mock-server/mock/inject-news.ts'
import { newFolder, startBackend } from '../e2e/backend.ts'
import { judge, median } from './judge.ts'

/**
 * `npm run bench -- fanout [sockets]`: what it costs the backend to send a new headline to each of 1,000 connections in one room, in time of the processor, without what taking the
 * headline in costs (the same ones with no connection); against a server that frames a text once and writes the frame to each connection. Each listens in a process of its own. It
 * needs `npm run build`.
 */
const SOCKETS = Number(process.argv[2] ?? 1000)
const ROUNDS = 5
const HEADLINES = 100
const PAUSE_MS = 80
const TIMES = 1.3
/** Of the headlines that are sent, and of those that concern no connection. */
const [SENT, UNSENT] = ['SENT', 'UNSENT']
const TICKS_IN_SECOND = 100

// biome-ignore lint/plugin: the pace of headlines is part of the measurement
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Of all threads, in microseconds. */
function processorTime(pid: number | undefined) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = text.slice(text.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (((user ?? Number.NaN) + (system ?? Number.NaN)) / TICKS_IN_SECOND) * 1e6
}

async function listeners(url: string, mark: string, ...search: string[]) {
  const child = fork(new URL('./fanout/listeners.ts', import.meta.url), [url, `${SOCKETS}`, mark, ...search])
  await once(child, 'message')
  const received = async (): Promise<number> => {
    child.send('received')
    return (await once(child, 'message'))[0]
  }
  return { received, child }
}
type Listeners = Awaited<ReturnType<typeof listeners>>

/** The time of the processor for each of a round's headlines, once all of them have come. */
async function costOf(pid: number | undefined, say: (number: number) => Promise<unknown>, heard?: Listeners) {
  const wanted = ((await heard?.received()) ?? 0) + HEADLINES * SOCKETS
  const before = processorTime(pid)
  for (let number = 0; number < HEADLINES; number += 1) {
    await say(number)
    await wait(PAUSE_MS)
  }
  while (heard && (await heard.received()) < wanted) await wait(PAUSE_MS)
  return (processorTime(pid) - before) / HEADLINES
}

const title = 'A company that all listen for raises its outlook for the year'
/** An item as long as those that the backend sends. */
const like = fillUp({ title, tickers: [SENT] }, Date.now(), randomUUID())
const inject = (ticker: string) => () => backend.inject([{ title, tickers: [ticker] }])
const folder = await newFolder()
const backend = await startBackend([], { NODE_ENV: 'test' }, folder)
const plain: ChildProcess = fork(new URL('./fanout/plain.ts', import.meta.url))
const heard: Listeners[] = []
try {
  const [port] = await once(plain, 'message')
  // like a server that has been running for a while
  await costOf(backend.pid(), inject(UNSENT))
  const intake: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) intake.push(await costOf(backend.pid(), inject(UNSENT)))
  const search = JSON.stringify(['search', { tickers: [SENT] }, { subscription: 'all', sequence: 0 }, 'newest'])
  const ours = await listeners(backend.url, '"update"', '/news', search)
  heard.push(ours)
  const theirs = await listeners(`http://127.0.0.1:${port}`, '"update"')
  heard.push(theirs)
  const text = `42/news,["update",[${JSON.stringify(like)}],"${'r'.repeat(22)}"]`
  const write = async () => plain.send(text)
  const [costs, plainCosts]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [cost, plainCost] = [await costOf(backend.pid(), inject(SENT), ours), await costOf(plain.pid, write, theirs)]
    if (round === 0) continue
    costs.push(cost)
    plainCosts.push(plainCost)
  }
  report(median(intake), median(costs), median(plainCosts))
} finally {
  for (const { child } of heard) child.kill()
  plain.kill()
  await backend.stop()
}

function report(intake: number, cost: number, plainCost: number) {
  const [ours, theirs] = [(cost - intake) / SOCKETS, plainCost / SOCKETS]
  console.log(
    `       a headline taken in: ${(intake / 1000).toFixed(1)} ms; a delivery: ${ours.toFixed(1)} µs, of the plain server ${theirs.toFixed(1)} µs`,
  )
  judge(`a delivery to one of ${SOCKETS} connections against that of the plain server`, ours / theirs, TIMES)
}
