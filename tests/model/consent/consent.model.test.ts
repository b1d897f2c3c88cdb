import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  consentMachine,
  consentOf,
  draftOf,
  isAsking,
  isChoosing,
} from '../../../src/machines/consent/consent.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const nothing = { functionality: false, thirdParty: false }
const everything = { functionality: true, thirdParty: true }
const visits = [
  { says: 'first visit', input: {} },
  { says: 'kept answer', input: { kept: { functionality: true, thirdParty: false } } },
]
const cases = [
  { type: 'settings.asked' },
  { type: 'settings.left' },
  { type: 'choice.changed', change: { thirdParty: true } },
  { type: 'choice.saved' },
  { type: 'all.allowed' },
  { type: 'necessary.kept' },
  { type: 'storage.refused' },
]

/** Nothing is allowed before the user agrees; a user who has answered is not asked again; each answer is kept and announced. */
function outcomeOf(kept: typeof nothing | undefined, events: AnyEventObject[]) {
  const answers: (typeof nothing)[] = []
  const said: AnyEventObject[] = []
  let draft: typeof nothing | undefined
  const inForce = () => answers.at(-1) ?? kept
  const answer = (consent: typeof nothing) => {
    answers.push(consent)
    said.push({ type: 'consent.changed', consent })
    draft = undefined
  }
  for (const { type, change } of events) {
    if (type === 'all.allowed') answer(everything)
    if (type === 'necessary.kept') answer(nothing)
    if (type === 'storage.refused') said.push({ type })
    if (type === 'settings.asked') draft = inForce() ?? nothing
    if (type === 'settings.left') draft = undefined
    if (type === 'choice.changed' && draft) draft = { ...draft, ...change }
    if (type === 'choice.saved' && draft) answer(draft)
  }
  return {
    consent: inForce() ?? nothing,
    draft,
    isAsking: !inForce(),
    kept: answers.map((consent) => ({ type: 'consent.decided', consent })),
    said,
  }
}

const seen = ({ snapshot, said, sentTo }: ReturnType<typeof drive<typeof consentMachine>>) => ({
  consent: consentOf(snapshot()),
  draft: isChoosing(snapshot()) ? draftOf(snapshot()) : undefined,
  isAsking: isAsking(snapshot()),
  kept: sentTo('keepConsent'),
  said,
})

describe('consent', () => {
  const covered = coverage(consentMachine)
  for (const { says, input } of visits) {
    for (const { name, events } of walks(consentMachine, cases, ({ context }) => context, input)) {
      it(`CHT-02 consent, ${says}: ${name}`, async () => {
        const consent = drive(consentMachine, { streams: ['keepConsent'], input })
        await consent.walk(events, (soFar) => expect(seen(consent)).toEqual(outcomeOf(input.kept, soFar)))
        covered.add(consent.walked)
      })
    }
  }
  covered.prove()
})
