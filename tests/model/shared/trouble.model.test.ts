import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { isOver, secondsLeft, troubleIn, troubleMachine } from '../../../src/machines/shared/trouble.machine.ts'
import { type Trouble, troubleOf, troubleSentence, waitWords } from '../../../src/rules/shared/troubles.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const begun = { type: 'call.begun' }
const left = { type: 'form.left' }
const returned = { type: 'network.returned' }
const failed = (trouble: Trouble) => ({ type: 'call.failed', says: trouble.kind, trouble })
const slowDown = failed({ kind: 'tooMany', seconds: 2 })
const second = { type: 'xstate.after.second.trouble.counting', after: 1000 }
const cases = [begun, left, returned, failed({ kind: 'offline' }), failed({ kind: 'server' }), slowDown, second]

/** ERR-09. */
function outcomeOf(events: AnyEventObject[]) {
  let trouble: Trouble | undefined
  let seconds: number | undefined
  let isOver = false
  for (const event of events) {
    if (event.type === returned.type) {
      if (trouble?.kind === 'offline') trouble = undefined
    } else if (event.type !== second.type) {
      trouble = event.trouble
      seconds = trouble?.kind === 'tooMany' ? trouble.seconds : undefined
      isOver = false
    } else if (seconds !== undefined) {
      seconds -= 1
      isOver = seconds === 0
      if (isOver) trouble = seconds = undefined
    }
  }
  return { trouble, seconds, isOver }
}

describe("a form's trouble", () => {
  const covered = coverage(troubleMachine)
  for (const { name, events } of walks(troubleMachine, cases, ({ context }) => context)) {
    it(`ERR-09 ${name}`, async () => {
      const { walk, snapshot, walked } = drive(troubleMachine, {})
      await walk(events, (soFar) => {
        const now = snapshot()
        expect({ trouble: troubleIn(now), seconds: secondsLeft(now), isOver: isOver(now) }).toEqual(outcomeOf(soFar))
      })
      covered.add(walked)
    })
  }
  covered.prove()
})

it.each([
  ['offline', new Failure('silent', undefined, undefined, { silence: 'offline' }), /^You are offline/],
  ['a time-out', new Failure('silent', undefined, undefined, { silence: 'slow' }), /too long to answer/],
  ['no answer', new Failure('silent'), /cannot be reached/],
  ['500', new Failure('refused', 500), /wrong on our side/],
  ['a page of a proxy', new Failure('offContract', 502), /wrong on our side/],
  ['429', new Failure('refused', 429, undefined, { retryAfterSeconds: 12 }), /^Too many tries/],
])('ERR-09 %s says what it is', (_, error, sentence) => {
  const trouble = troubleOf(error)
  expect(trouble && troubleSentence(trouble)).toMatch(sentence)
})

it.each([400, 401, 403, 404, 409, 410])('ERR-09 %i is for the form to say', (status) => {
  expect(troubleOf(new Failure('refused', status))).toBeUndefined()
})

it('ERR-09 a wait is that of Retry-After, 30 seconds where there is none, and written in seconds and minutes', () => {
  const received = troubleOf(new Failure('refused', 429, undefined, { retryAfterSeconds: 300 }))
  const withoutWait = troubleOf(new Failure('refused', 429))
  expect([received, withoutWait, waitWords(59), waitWords(245)]).toEqual([
    { kind: 'tooMany', seconds: 300 },
    { kind: 'tooMany', seconds: 30 },
    '59 s',
    '4:05 min',
  ])
})
