import { ContactText } from '../../src/contract/contact/contact.ts'
import { fieldProblem } from '../../src/contract/shared/field-problem.ts'
import { passwordProblem } from '../../src/contract/shared/user/account-fields.ts'
import { Email } from '../../src/contract/shared/user/email.ts'
import { NewUsername } from '../../src/contract/shared/user/username.ts'
import { splitName } from '../../src/rules/shared/names.ts'

/** `npm run bench -- fields`: the cost of a text that is ten times as long. Linear is 10; above `LIMIT` the run fails. */
const LIMIT = 12
const LENGTH = 10_000
const ROUNDS = 40

const fields: Record<string, (text: string) => unknown> = {
  email: (text) => fieldProblem(Email, text),
  password: passwordProblem,
  username: (text) => fieldProblem(NewUsername, text),
  'contact message': (text) => fieldProblem(ContactText, text),
  'single name': splitName,
}
const texts = ['a', ' ', '.', '@', 'a@', 'a@b.', 'a ', 'aA', '1', 'a1', 'f_', 'ass_', 'pen_is_', 'sh_it.']

function timeOf(check: (text: string) => unknown, text: string, times: number) {
  const start = performance.now()
  for (let time = 0; time < times; time++) check(text)
  return performance.now() - start
}

/** The fastest of several rounds for each length, in alternation, each long enough to be measured. */
function ratioOf(check: (text: string) => unknown, piece: string) {
  const probes = [LENGTH, LENGTH * 10].map((length) => {
    const text = piece.repeat(length).slice(0, length)
    return { text, times: Math.ceil(1 / Math.max(timeOf(check, text, 3) / 3, 0.001)), quickest: Infinity }
  })
  for (let round = 0; round < ROUNDS; round++) {
    for (const probe of probes) {
      probe.quickest = Math.min(probe.quickest, timeOf(check, probe.text, probe.times) / probe.times)
    }
  }
  const [short = Number.NaN, long = Number.NaN] = probes.map(({ quickest }) => quickest)
  return long / short
}

const rows = Object.entries(fields).map(([name, check]) => {
  const ratios = texts.map((piece) => ratioOf(check, piece))
  const worst = Math.max(...ratios)
  return { field: name, worst, text: texts[ratios.indexOf(worst)] }
})

console.table(rows.map((row) => ({ ...row, worst: Number(row.worst.toFixed(1)) })))
if (rows.some(({ worst }) => worst > LIMIT)) process.exitCode = 1
