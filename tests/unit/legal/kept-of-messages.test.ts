import { expect, it } from 'vitest'
import { ContactMessage } from '../../../src/contract/contact/contact.ts'
import { privacyPolicy } from '../../../src/ui/legal/documents/privacy-policy.ts'

/** What the policy calls each field of a message to the team. A field without a name here fails, as does one that the policy does not name. */
const named: Record<keyof ContactMessage, RegExp> = {
  firstName: /\bfirst and last name\b/,
  lastName: /\bfirst and last name\b/,
  email: /\be-mail address\b/,
  message: /\bthe message\b/,
}

it.each(Object.keys(ContactMessage.shape) as (keyof ContactMessage)[])(
  'LEG-03 the privacy policy names what is kept of messages to the team: %s',
  (field) => {
    const given = privacyPolicy.sections.find(({ id }) => id === 'data-you-give')?.body ?? []
    const lines = given.flatMap((block) => (typeof block === 'string' ? [] : block.list))
    expect(lines.filter((line) => line.startsWith('Contact messages: '))).toEqual([expect.stringMatching(named[field])])
  },
)
