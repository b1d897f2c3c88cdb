import { basename } from 'node:path'
import { type RunnerTask, startVitest } from 'vitest/node'
import type { Kind } from './mutants.ts'
import type { Tried } from './runner.ts'
import { testsOf } from './wire-tests.ts'

const CONFIG = 'tests/mutation/wires/vitest.config.ts'

/** `left`: the mutants that no test has caught. `idle`: doubled wires whose second delivery changes nothing, with a state that it reached and the reason. */
export type WireScore = { file: string; caught: number; left: string[]; idle: string[] }
type Sum = { all: Set<string>; caught: Set<string>; seconds: Map<string, { left: Set<string>; changes: boolean }> }

const nameOf = ({ name, kind }: { name: string; kind: Kind }) => `${name}, ${kind}`
const triedIn = (task: RunnerTask): Tried[] =>
  task.type === 'suite' ? task.tasks.flatMap(triedIn) : task.meta.wires ? [task.meta.wires] : []

/** Removes, retargets and doubles every wire of these files, one at a time, and returns which of the mutants their tests catch. */
export async function tryWires(files: string[]): Promise<WireScore[]> {
  const tests = files.flatMap(testsOf)
  const run = await startVitest('test', tests, { config: CONFIG, watch: false, reporters: [{}] })
  const sums = new Map<string, Sum>()
  for (const file of run.state.getFiles()) {
    const key = basename(file.filepath).split('.')[0] ?? ''
    const tried = triedIn(file)
    const broken = tried.filter(({ isBroken }) => isBroken).map(({ test }) => test)
    if (tried.length === 0 || broken.length > 0)
      throw new Error(`As they are, these fail: ${[file.name, ...broken].join(', ')}`)
    sums.set(key, tried.reduce(added, sums.get(key) ?? { all: new Set(), caught: new Set(), seconds: new Map() }))
  }
  await run.close()
  return files.map((file) => scored(file, sums.get(basename(file, '.ts'))))
}

function added(sum: Sum, { all, caught, seconds }: Tried): Sum {
  for (const mutant of all) sum.all.add(nameOf(mutant))
  for (const mutant of caught) sum.caught.add(nameOf(mutant))
  for (const [name, { left, changes }] of Object.entries(seconds)) {
    const known = sum.seconds.get(name)
    sum.seconds.set(name, {
      left: new Set([...(known?.left ?? []), ...left]),
      changes: changes || known?.changes === true,
    })
  }
  return sum
}

function scored(file: string, sum: Sum | undefined): WireScore {
  if (!sum) throw new Error(`No mutant of ${file} was tried.`)
  const idle = new Map(
    [...sum.seconds]
      .filter(([name, { changes }]) => !changes && !sum.caught.has(`${name}, doubled`))
      .map(([name, { left }]) => [`${name}, doubled`, `${name}, in ${[...left][0]}`]),
  )
  const left = [...sum.all].filter((name) => !sum.caught.has(name) && !idle.has(name))
  return { file, caught: sum.caught.size, left, idle: [...idle.values()] }
}
