import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { groups } from '../tests/mutation/groups.ts'
import { tryWires, type WireScore } from '../tests/mutation/wires/try-wires.ts'
import { untestedWires, wireFiles } from '../tests/mutation/wires/wire-tests.ts'

const LEAST = 85
const LEAST_OF_WIRES = 95
const FOLDER = '.cache/mutation'
const HELP = `npm run mutate -- [wires | <file>…]

  makes small changes, one by one, and reports for each file how many of them no test notices
  without a file: all that tests/mutation/groups.ts lists, for hours, and the wires
  wires: removes, retargets and doubles every wire of src/root/wires, which takes minutes
  fails when less than ${LEAST} % are noticed, of the wires ${LEAST_OF_WIRES} %; what survived: ${FOLDER}/*/report.html, and of the wires below
  for example: npm run mutate -- src/rules/shared/paging.ts`

type Mutant = { status: string }
type Report = { files: Record<string, { mutants: Mutant[] }> }
type Score = { file: string; killed: number; left: number }

const named = process.argv.slice(2)
if (named.includes('--help')) {
  console.log(HELP)
  process.exit()
}
const known = [...Object.values(groups).flatMap(({ files }) => files), ...wireFiles, 'wires']
const strangers = named.filter((file) => !known.includes(file))
if (strangers.length > 0) fail(`Not a mutated file (tests/mutation/groups.ts): ${strangers.join(', ')}.`)

await mutateFiles()
await mutateWires()

async function mutateFiles() {
  const scores: Score[] = []
  for (const [name, { files }] of Object.entries(groups)) {
    const asked = named.length > 0 ? files.filter((file) => named.includes(file)) : files
    if (asked.length > 0) scores.push(...(await scoresOf(name, asked)))
  }
  if (scores.length > 0) judge(scores, LEAST, `The survivors are in ${FOLDER}/*/report.html.`)
}

async function mutateWires() {
  const isAll = named.length === 0 || named.includes('wires')
  const asked = isAll ? wireFiles : wireFiles.filter((file) => named.includes(file))
  if (asked.length === 0) return
  const untested = untestedWires()
  if (untested.length > 0) fail(`Wires without tests of their own in tests/model/wiring: ${untested.join(', ')}.`)
  const scores = await tryWires(asked)
  listWires(scores)
  const counted = scores.map(({ file, caught, left }) => ({ file, killed: caught, left: left.length }))
  judge(counted, LEAST_OF_WIRES, 'The survivors are listed above.')
}

function listWires(scores: WireScore[]) {
  console.log('Doubled wires that are not counted, because the second delivery changes nothing:')
  for (const line of scores.flatMap(({ idle }) => idle)) console.log(`  ${line}`)
  console.log('Survivors:')
  for (const line of scores.flatMap(({ left }) => left)) console.log(`  ${line}`)
}

function judge(scores: Score[], least: number, advice: string) {
  const sum = {
    file: 'in all',
    killed: scores.reduce((all, { killed }) => all + killed, 0),
    left: scores.reduce((all, { left }) => all + left, 0),
  }
  for (const score of [...scores, sum]) console.log(inWords(score))
  if (percentOf(sum) < least) fail(`The score is below ${least} %. ${advice}`)
}

async function scoresOf(name: string, files: string[]) {
  const report = `${FOLDER}/${name}/report.json`
  rmSync(report, { force: true })
  await stryker(name, files)
  if (!existsSync(report)) fail(`No mutant of ${name} was tried: see Stryker's output above.`)
  const tried: Report = JSON.parse(readFileSync(report, 'utf8'))
  return files.map((file) => ({ file, ...counted(tried.files[file]?.mutants ?? []) }))
}

function stryker(name: string, files: string[]) {
  const asks = ['run', 'tests/mutation/stryker.config.mjs', '--mutate', files.join(',')]
  const env = { ...process.env, MUTATED: name, TZ: 'UTC' }
  return new Promise((done, failed) => {
    spawn('node_modules/.bin/stryker', asks, { env, stdio: 'inherit' }).on('close', done).on('error', failed)
  })
}

/** A mutant that could not be run, or that is ignored (tests/mutation/ignore.mjs), does not count. */
function counted(mutants: Mutant[]) {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  return { killed: count('Killed', 'Timeout'), left: count('Survived', 'NoCoverage') }
}

function percentOf({ killed, left }: Score) {
  return killed + left === 0 ? 100 : (killed / (killed + left)) * 100
}

function inWords(score: Score) {
  const { file, killed, left } = score
  return `${percentOf(score).toFixed(1).padStart(5)} %  ${file} (${killed} of ${killed + left})`
}

function fail(words: string): never {
  console.error(words)
  process.exit(1)
}
