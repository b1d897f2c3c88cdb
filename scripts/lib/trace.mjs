import { readFileSync } from 'node:fs'
import { allResults } from './tests/records.mjs'

const ID = /^[A-Z]{2,4}-\d{2}$/
const MOST_IDS = 3

/** `npm run trace`: the tests that prove each requirement, by the last `npm test`. `--json` for programs. */
export function trace(options) {
  const catalogue = requirements()
  const tests = allTitles()
  const proofs = proofsOf(catalogue, tests)
  if (options.includes('--json')) console.log(JSON.stringify(proofs, null, 2))
  else sayProofs(proofs)
  const faults = faultsIn(catalogue, tests)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

/** `{ title, outcome, assertions }` of every test of the last runs. */
export const allTitles = () =>
  allResults().map(({ titles, outcome, assertions }) => ({
    title: titles.at(-1),
    outcome,
    assertions: assertions ?? 0,
  }))

/** The catalogue in its own order: `- RTE-01 text`. */
export function requirements() {
  const lines = readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]{2,4}-\d{2}) (.+)$/gm)
  return [...lines].map(([, id, text]) => ({ id, text }))
}

/** Each requirement with its tests: those that ran and passed, and whose title failed nowhere, with the number of assertions that ran in them. */
function proofsOf(catalogue, tests) {
  const assertions = new Map()
  for (const { title, outcome, assertions: count } of tests) {
    if (outcome === 'passed') assertions.set(title, (assertions.get(title) ?? 0) + count)
  }
  for (const { title, outcome } of tests) if (outcome === 'failed') assertions.delete(title)
  const proving = [...assertions]
    .map(([title, count]) => ({ title, ids: idsOf(title), assertions: count }))
    .filter(({ ids }) => ids.length <= MOST_IDS)
  return catalogue.map(({ id, text }) => {
    const own = proving.filter(({ ids }) => ids.includes(id))
    return {
      id,
      text,
      assertions: own.reduce((sum, { assertions }) => sum + assertions, 0),
      tests: own.map(({ title, assertions }) => ({ title, assertions })),
    }
  })
}

/** The faults of the titles, in sentences. */
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
  for (const { id, text, assertions, tests } of proven) {
    const lines = tests.map((test) => `    ✓ ${test.title} (${test.assertions})`)
    console.log([`${id} ${text}`, `    ${assertions} assertions ran`, ...lines].join('\n'))
  }
  console.log(`\nWithout a passed test:`)
  for (const { id, text } of open) console.log(`${id} ${text}`)
  console.log(`\n${proven.length} of ${proofs.length} requirements proven, ${open.length} open`)
}
