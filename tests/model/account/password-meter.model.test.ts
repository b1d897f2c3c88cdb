import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { passwordMeterMachine, strengthOf } from '../../../src/machines/account/password-meter.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { tooEasy } from '../drive/judged.ts'
import { silent } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const typed = (password: string) => ({ type: 'password.changed', says: password || 'nothing', password, own: ['ann'] })
const own = (word: string) => ({ type: 'ownWords.changed', says: word, own: [word] })
/** Of a form that does not say whose password it is. */
const typedOnly = { type: 'password.changed', says: 'the same alone', password: 'Secret-1' }
const cases = [
  typedOnly,
  own('bob'),
  typed('Secret-1'),
  typed('Secret-1-of-Ann'),
  typed(''),
  { type: 'xstate.done.actor.judge', says: 'good', output: { strength: 4 } },
  { type: 'xstate.done.actor.judge', says: 'guessable', output: { strength: 1, problem: tooEasy } },
  { type: 'xstate.error.actor.judge', error: silent },
]

function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let password = ''
  let words: string[] = []
  let strength: number | undefined
  for (const { type, output, ...event } of events) {
    if (type === 'password.changed') {
      const own: string[] = event.own ?? words
      if (event.password === password && own.join() === words.join()) continue
      if (event.password !== '') words = own
      password = event.password
      if (password === '') strength = undefined
      else calls.push({ port: 'judge', input: { password, own } })
    } else if (type === 'ownWords.changed') {
      words = event.own
    } else if (type === 'xstate.done.actor.judge') {
      strength = output.strength
      said.push({ type: 'password.judged', password, problem: output.problem })
    } else {
      password = ''
      strength = undefined
    }
  }
  return { strength, said, calls }
}

describe('the meter of new passwords', () => {
  const covered = coverage(passwordMeterMachine)
  for (const { name, events } of walks(passwordMeterMachine, cases, ({ context }) => context)) {
    it(`VAL-11 ${name}`, async () => {
      const { walk, snapshot, walked, said, calls } = drive(passwordMeterMachine, { promises: ['judge'] })
      await walk(events, (soFar) => expect({ strength: strengthOf(snapshot()), said, calls }).toEqual(outcomeOf(soFar)))
      covered.add(walked)
    })
  }
  covered.prove()
})
