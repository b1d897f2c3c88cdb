import { type Kind, kinds, type Load, openTheatre, type Stage } from './feed/stage.ts'

/**
 * `npm run bench -- feed`: three live feeds of 500 rows side by side, compared with a plain list and two libraries (react-virtuoso,
 * @tanstack/react-virtual): the load of the main thread, and whether the heap stays flat. It takes about four minutes on an otherwise idle machine.
 */
const LIMIT = 1.25
/** How much the heap may grow between 500 and 2,000 batches: compilation continues, and keeping one headline of each batch would be 1.3. */
const HEAP_LIMIT = 1.05
const CASTS = 3
const ROUNDS = 3
const loads: readonly Load[] = [10, 50].flatMap((rate) => [1, 10].map((size) => ({ rate, size })))

type Theatre = Awaited<ReturnType<typeof openTheatre>>
type Stages = Record<Kind, Stage>
type Times = Record<Kind, number>

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)]

/** In alternation, so that other load on the machine affects all of them alike. */
async function timesOf(stages: Stages, order: readonly Kind[], load: Load, isIdle = false) {
  const times: Times = { plain: 0, ours: 0, virtuoso: 0, virtual: 0 }
  for (const kind of order) times[kind] = await stages[kind].measure(load, isIdle)
  return times
}

/** Net of idle. */
async function roundsOf(stages: Stages, load: Load) {
  const idle = await timesOf(stages, kinds, load, true)
  const rounds: Times[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const times = await timesOf(stages, turned(kinds, round % kinds.length), load)
    for (const kind of kinds) times[kind] -= idle[kind]
    rounds.push(times)
  }
  return rounds
}

/** On freshly opened pages: a single page stays faster or slower than identical ones for its whole life. */
async function castOf({ open }: Theatre) {
  const stages: Stages = {
    plain: await open('plain'),
    ours: await open('ours'),
    virtuoso: await open('virtuoso'),
    virtual: await open('virtual'),
  }
  for (const kind of kinds) await stages[kind].run({ batches: 300, size: 1, every: 4 })
  await mustShowTheSame(stages)
  const cast: Times[][] = []
  for (const load of loads) cast.push(await roundsOf(stages, load))
  await mustShowTheSame(stages)
  for (const kind of kinds) await stages[kind].close()
  return cast
}

const rowOf = (load: Load, rounds: readonly Times[]) => ({
  load: `${load.rate} batches a second of ${load.size}`,
  ...Object.fromEntries(kinds.map((kind) => [kind, median(rounds.map((times) => times[kind]))])),
  'ours / plain': median(rounds.map(({ ours, plain }) => ours / plain)),
  'ours / virtuoso': median(rounds.map(({ ours, virtuoso }) => ours / virtuoso)),
  'ours / virtual': median(rounds.map(({ ours, virtual }) => ours / virtual)),
})

/** Bytes after 500 batches, and after 2,000. */
async function heapsOf({ run, heap, close }: Stage) {
  await run({ batches: 500, size: 1, every: 4 })
  const early = await heap()
  await run({ batches: 1_500, size: 1, every: 4 })
  const late = await heap()
  await close()
  return { early, late }
}

async function mustShowTheSame(stages: Stages) {
  const [plain, ...others] = await Promise.all(kinds.map((kind) => stages[kind].drawn()))
  for (const other of others) {
    if (JSON.stringify(other) === JSON.stringify(plain)) continue
    throw new Error(`The lists do not show the same.\n${JSON.stringify([plain, other], null, 1)}`)
  }
}

const rounded = (row: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? Number(value.toFixed(2)) : value]),
  )

const theatre = await openTheatre()
try {
  const heaps = await heapsOf(await theatre.open('ours'))
  const casts: Times[][][] = []
  for (let cast = 0; cast < CASTS; cast++) casts.push(await castOf(theatre))
  const rows = loads.map((load, nth) =>
    rowOf(
      load,
      casts.flatMap((cast) => cast[nth] ?? []),
    ),
  )

  console.log('Milliseconds of the main thread for each frame, 60 a second, net of idle; medians:')
  console.table(rows.map(rounded))
  const megabytes = [heaps.early, heaps.late].map((bytes) => (bytes / 1e6).toFixed(2))
  const verdicts = [
    ...rows.flatMap((row) => [
      { goal: `${row.load}: at most ${LIMIT} times the plain list`, isMet: row['ours / plain'] <= LIMIT },
      { goal: `${row.load}: below react-virtuoso`, isMet: row['ours / virtuoso'] < 1 },
      { goal: `${row.load}: below @tanstack/react-virtual`, isMet: row['ours / virtual'] < 1 },
    ]),
    { goal: `a flat heap: ${megabytes.join(' MB, then ')} MB`, isMet: heaps.late <= heaps.early * HEAP_LIMIT },
  ]
  for (const { goal, isMet } of verdicts) console.log(isMet ? 'met   ' : 'MISSED', goal)
  if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1
} finally {
  await theatre.close()
}
