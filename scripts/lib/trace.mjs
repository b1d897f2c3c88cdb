import { readFileSync } from 'node:fs'
import { allTests } from './results.mjs'

const ID = /^[A-Z]{2,4}-\d{2}$/
const MOST_IDS = 3

/** `npm run trace`: what proves each requirement, by the last `npm test`. `--json` for programs. */
export function trace(options) {
  const catalogue = requirements()
  const tests = allTests()
  const proofs = proofsOf(catalogue, tests)
  if (options.includes('--json')) console.log(JSON.stringify(proofs, null, 2))
  else sayProofs(proofs)
  const faults = faultsIn(catalogue, tests)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

/** The catalogue in its own order: `- RTE-01 text`. */
export function requirements() {
  const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]{2,4}-\d{2}) (.+)$/gm)
  return [...lines].map(([, id, text]) => ({ id, text }))
}

/** Each requirement with the titles of its tests: those that ran and passed, and whose title failed nowhere. */
function proofsOf(catalogue, tests) {
  const titles = new Set(tests.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title))
  for (const { title, outcome } of tests) if (outcome === 'failed') titles.delete(title)
  const proving = [...titles].map((title) => ({ title, ids: idsOf(title) })).filter(({ ids }) => ids.length <= MOST_IDS)
  return catalogue.map(({ id, text }) => ({
    id,
    text,
    tests: proving.filter(({ ids }) => ids.includes(id)).map(({ title }) => title),
  }))
}

/** What is wrong with the titles, in sentences. */
export function faultsIn(catalogue, tests) {
  const known = new Set(catalogue.map(({ id }) => id))
  return [...new Set(tests.map(({ title }) => title))].flatMap((title) => {
    const ids = idsOf(title)
    const strangers = ids.filter((id) => !known.has(id))
    return [
      ...(ids.length > MOST_IDS ? [`More than ${MOST_IDS} ids in a title: ${title}`] : []),
      ...strangers.map((id) => `No requirement is called ${id}: ${title}`),
    ]
  })
}

/** The ids that a title begins with. */
function idsOf(title) {
  const words = title.split(/[\s,]+/)
  const end = words.findIndex((word) => !ID.test(word))
  return end < 0 ? words : words.slice(0, end)
}

function sayProofs(proofs) {
  const [proven, open] = [proofs.filter(({ tests }) => tests.length > 0), proofs.filter(({ tests }) => !tests.length)]
  for (const { id, text, tests } of proven) console.log([`${id} ${text}`, ...tests].join('\n    ✓ '))
  console.log(`\nWithout a passed test:`)
  for (const { id, text } of open) console.log(`${id} ${text}`)
  console.log(`\n${proven.length} of ${proofs.length} requirements proven, ${open.length} open`)
}
