import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { Drafts } from '../../../src/contract/drafts/drafts.ts'
import { draftsMachine } from '../../../src/machines/drafts/drafts.machine.ts'
import { draftFrom } from '../../../src/rules/account/profile.ts'
import { blankContact } from '../../../src/rules/contact/contact.ts'
import { coverage, drive } from '../drive/drive.ts'
import { ann, annLee } from '../drive/people.ts'
import { walks } from '../drive/walks.ts'

const ports = { promises: ['takeDrafts'], streams: ['keepDrafts'] }
const contact = { ...blankContact, message: 'Good morning.' }
const account = { email: 'ada@example.com', username: 'ada' }
const ofVisitor: Drafts = { contact, account }
const ofAnn: Drafts = { ...ofVisitor, owner: 'ann', profile: draftFrom(annLee), profileBase: draftFrom(ann) }
const taken = (says: string, output?: Drafts) => ({ type: 'xstate.done.actor.takeDrafts', says, output })
const reader = (says: string, reader?: string) => ({ type: 'reader.changed', says, reader })
const cases = [
  taken('nothing'),
  taken('of a visitor', ofVisitor),
  taken('of ann', ofAnn),
  { type: 'xstate.error.actor.takeDrafts', error: new Error('no storage') },
  reader('unknown'),
  reader('a visitor', ''),
  reader('ann', 'ann'),
  { type: 'drafts.changed', change: { contact } },
  { type: 'page.leaving' },
]

/** What was typed is given back once, to its owner; who else comes first has it dropped. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const kept: AnyEventObject[] = []
  let drafts: Drafts = { contact: blankContact, account: { email: '', username: '' } }
  let here: string | undefined
  let waiting: Drafts | undefined
  for (const event of events) {
    if (event.type === 'reader.changed') here = event.reader
    if (event.type === 'drafts.changed') drafts = { ...drafts, ...event.change }
    if (event.type === 'page.leaving')
      kept.push({ type: 'drafts.left', drafts: { ...drafts, owner: here || undefined } })
    if (event.type === 'xstate.done.actor.takeDrafts') waiting = event.output
    if (!waiting || here === undefined) continue
    if (here === (waiting.owner ?? '')) {
      said.push({ type: 'message.returned', message: contact }, { type: 'account.returned', account })
      if (waiting.profile) said.push({ type: 'profile.returned', draft: waiting.profile, base: waiting.profileBase })
    }
    waiting = undefined
  }
  return { said, kept }
}

describe('drafts', () => {
  const covered = coverage(draftsMachine)
  for (const { name, events } of walks(draftsMachine, cases, ({ context }) => [context.reader, context.kept?.owner])) {
    it(`RTE-13 ${name}`, async () => {
      const drafts = drive(draftsMachine, ports)
      await drafts.walk(events, (soFar) =>
        expect({ said: drafts.said, kept: drafts.sentTo('keepDrafts') }).toEqual(outcomeOf(soFar)),
      )
      covered.add(drafts.walked)
    })
  }
  covered.prove()
})
