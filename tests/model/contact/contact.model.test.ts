import { describe, expect, it } from 'vitest'
import { contactMachine } from '../../../src/machines/contact/contact.machine.ts'
import { coverage } from '../drive/drive.ts'
import { pairedWalks } from '../drive/pairs.ts'
import { type blank, cases, outcomeOf, seen, startContact } from './contact.outcome.ts'

type Known = {
  draft: typeof blank
  sender?: { email: string }
  held?: { username: string; draft: typeof blank }
}
const whatDecides = ({ draft: { message, hasConsent, email }, sender, held }: Known) => [
  message,
  hasConsent,
  email === 'eve@',
  sender?.email,
  held?.username,
]

describe('contact', () => {
  const paired = pairedWalks(contactMachine, cases, ({ context }) => whatDecides(context))
  const covered = coverage(contactMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`SES-03 CON-03 CON-06 ${name}`, async () => {
      const contact = startContact()
      await contact.walk(events, (soFar) => expect(seen(contact)).toEqual(outcomeOf(soFar)))
      covered.add(contact.walked)
    })
  }
  covered.prove()
})
