import { describe, expect, it } from 'vitest'
import { contactMachine } from '../../src/machines/contact.machine.ts'
import { type blank, cases, outcomeOf, seen, startContact } from './contact.outcome.ts'
import { coverage } from './drive.ts'
import { walks } from './walks.ts'

type Known = { draft: typeof blank; sender?: { email: string } }
const whatDecides = ({ draft: { message, hasConsent, email }, sender }: Known) => [
  message,
  hasConsent,
  email === 'eve@',
  sender?.email,
]

describe('contact', () => {
  const covered = coverage(contactMachine)
  for (const { name, events } of walks(contactMachine, cases, ({ context }) => whatDecides(context))) {
    it(`CON-03 CON-05 CON-06 ${name}`, async () => {
      const contact = startContact()
      await contact.walk(events, (soFar) => expect(seen(contact)).toEqual(outcomeOf(soFar)))
      covered.add(contact.walked)
    })
  }
  covered.prove()
})
