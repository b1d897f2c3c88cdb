import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { proofMachine } from '../../../src/machines/shared/proof.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const ports = { streams: ['watchVisits'] }
const came = { type: 'token.came', says: 'one', token: 'one' }
const other = { type: 'token.came', says: 'another', token: 'another' }
const left = { type: 'token.left' }
const returned = { type: 'page.returned' }
const hidden = { type: 'page.hidden' }
const shown = { type: 'page.shown' }
const waited = (state: string) => ({ type: `xstate.after.proofTime.proof.age.${state}`, after: 60_000 })
const waitedOn = { type: 'xstate.after.repeatTime.proof.age.old', after: 240_000 }
const cases = [came, other, left, returned, hidden, shown, waited('young'), waited('awaited'), waitedOn]

/** By the age of the token, in minutes, counted from when it came or, where somebody came back within the first, from then. */
function outcomeOf(events: AnyEventObject[]) {
  let asked = 0
  let age: number | undefined
  let isAwaited = false
  let isShown = true
  let known: string | undefined
  for (const { type, token } of events) {
    if (type === came.type || type === left.type) {
      // a token that was had before proves nothing
      age = type === left.type ? undefined : token === known ? 1 : 0
      isAwaited = false
      known = token ?? known
    }
    if (type === hidden.type || type === shown.type) isShown = type === shown.type
    if (type === returned.type && age === 1) asked++
    if (type === waitedOn.type && age === 1 && isShown) asked++
    if (type === returned.type && age === 0) isAwaited = true
    if (type === waited(isAwaited ? 'awaited' : 'young').type && age === 0) {
      age = 1
      if (isAwaited) asked++
    }
  }
  return Array.from({ length: asked }, () => ({ type: 'proof.wanted' }))
}

describe('the proof of a sign-in', () => {
  const covered = coverage(proofMachine)
  for (const { name, events } of walks(proofMachine, cases, ({ context }) => context.token)) {
    it(`SES-17 ${name}`, async () => {
      const proof = drive(proofMachine, ports)
      await proof.walk(events, (soFar) => expect(proof.said).toEqual(outcomeOf(soFar)))
      covered.add(proof.walked)
    })
  }
  covered.prove()

  it.each([
    ['at once when the last proof is older than a minute', [came, waited('young'), returned], 1],
    ['at the end of the minute when it is younger, once', [came, returned, returned, waited('awaited')], 1],
    ['not while the user does not come back', [came, waited('young')], 0],
    ['every four more minutes while it is in sight', [came, waited('young'), waitedOn, waitedOn], 2],
    ['not while it is out of sight', [came, hidden, waited('young'), waitedOn], 0],
    ['again when it comes in sight again', [came, waited('young'), hidden, waitedOn, shown, returned, waitedOn], 2],
    ['not again after a new token', [came, waited('young'), other, returned], 0],
    ['again where no new token could be had', [came, waited('young'), left, came, returned], 1],
    ['not for a visitor', [came, waited('young'), left, returned], 0],
  ])('SES-17 a proof is asked for %s', async (_, events, times) => {
    const { walk, said } = drive(proofMachine, ports)
    await walk(events)
    expect(said.length).toBe(times)
  })
})
