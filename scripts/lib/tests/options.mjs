import { Trouble } from '../run.mjs'

export const CHECKS = ['types', 'lint', 'knip']
export const IN_PROCESS = ['house', 'unit', 'model', 'contract']
export const SUITES = [...CHECKS, ...IN_PROCESS, 'build', 'e2e', 'titles']

const HELP = `npm test -- [--only <suite>,…] [--changed [<commit>] | --failed] [--shard <i>/<n>] [--fresh]

  --only     some of the suites: ${SUITES.join(', ')}
  --changed  the tests that changes since the commit (default: the last one) can affect, by imports and by chart
  --failed   the tests that failed in the last run
  --shard    one part of n, such as 1/3: for several machines
  --fresh    starts again, even if the last run was not finished and nothing has changed since

A run that was not finished in time ends with 75, and the next one continues it if no file has changed.`

/** The selection of what to run: `{ suites, changed, failed, shard, isFresh }`. */
export function read(options) {
  const chosen = { suites: SUITES, isFresh: false }
  const rest = [...options]
  const value = () => (rest[0] && !rest[0].startsWith('--') ? rest.shift() : undefined)
  while (rest.length > 0) {
    const option = rest.shift()
    if (option === '--help') return { ...chosen, help: HELP }
    if (option === '--fresh') chosen.isFresh = true
    else if (option === '--failed') chosen.failed = true
    else if (option === '--changed') chosen.changed = value() ?? 'HEAD'
    else if (option === '--only') chosen.suites = suitesIn(value())
    else if (option === '--shard') chosen.shard = shardIn(value())
    else throw new Trouble(`${option} is no option.\n\n${HELP}`)
  }
  if (chosen.failed && chosen.changed) throw new Trouble(`Either --changed or --failed.\n\n${HELP}`)
  return chosen
}

function suitesIn(value) {
  const names = value?.split(',') ?? []
  if (names.length > 0 && names.every((name) => SUITES.includes(name)))
    return SUITES.filter((name) => names.includes(name))
  throw new Trouble(`npm test -- --only <suite>, where a suite is ${SUITES.join(', ')}; several with commas.`)
}

function shardIn(value = '') {
  const [index, count] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).slice(1).map(Number)
  if (index >= 1 && index <= count) return { index, count }
  throw new Trouble('npm test -- --shard <i>/<n>, such as 1/3.')
}
