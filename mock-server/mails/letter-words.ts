import { product } from '../../src/rules/shared/product/product.ts'
import type { Deed, Letter } from './letters.ts'
import { deedInWords, wordsOfWarning } from './warnings.ts'

export type Words = {
  subject: string
  paragraphs: readonly string[]
  link?: { label: string; href: string }
  /** Below the link. */
  notes: readonly string[]
}

const { name, supportEmail } = product

/** The content of a letter in plain text. */
export function wordsOf(letter: Letter, publicUrl: string): Words {
  const greeting = greetingOf(letter)
  switch (letter.kind) {
    case 'verification':
      return {
        subject: `Verify your ${name} account`,
        paragraphs: [
          greeting,
          `Thank you for registering with ${name}. Please confirm that this e-mail address is yours.`,
        ],
        link: { label: 'Verify my account', href: linkOf(publicUrl, 'verify-user', letter.token) },
        notes: [
          'In the browser in which you registered the link verifies your address at once; in any other it asks for your password.',
          'The link works once and expires in 7 days. An account that is not verified by then is deleted.',
          'If you did not register, you can ignore this mail, or take the account over: the page behind the link lets you set a password of your own.',
        ],
      }
    case 'passwordReset':
      return {
        subject: `Reset your ${name} password`,
        paragraphs: [
          greeting,
          `Someone asked to reset the password of your ${name} account ${deedInWords(letter)}. Choose it on this page:`,
        ],
        link: { label: 'Choose a new password', href: linkOf(publicUrl, 'reset-password', letter.token) },
        notes: [
          'The link expires in 30 minutes, or once you use any link to reset your password.',
          `If you did not ask for it, you can ignore this mail: your password stays as it is. If such mails keep coming, write to ${supportEmail}.`,
        ],
      }
    case 'passwordChanged':
    case 'signInEnded':
    case 'newBrowser':
      return wordsOfWarning(letter, greeting, publicUrl)
    case 'contactMessage':
      return ofMessage(letter)
    case 'accountDeleted':
      return ofDeletion(letter, greeting)
  }
}

const ofDeletion = (deed: Deed, greeting: string): Words => ({
  subject: `Your ${name} account was deleted`,
  paragraphs: [
    greeting,
    `Your ${name} account and everything that was kept with it were deleted ${deedInWords(deed)}, as you asked.`,
  ],
  notes: [`If it was not you, write to ${supportEmail}.`],
})

function ofMessage({ from, message }: Letter & { kind: 'contactMessage' }): Words {
  const who = from.name || 'Somebody without a name'
  const standing = from.isMember ? 'signed in' : 'a visitor, who can type any address'
  return {
    subject: `Message from ${who}`,
    paragraphs: [
      `${who} (${from.email || 'no e-mail address'}; ${standing}) wrote:`,
      ...message.split(/[\r\n]+/).filter((line) => line.trim() !== ''),
    ],
    notes: [from.email ? `An answer to this mail goes to ${from.email}.` : 'There is no address to answer to.'],
  }
}

const greetingOf = ({ to }: Letter) => `Hello ${unlinked(to.username)},`

const linkOf = (publicUrl: string, page: string, token: string) =>
  `${publicUrl}/${page}?token=${encodeURIComponent(token)}`

/** Mail programs turn text that looks like a domain into links, and anybody can register `win.example.com` with another person's address. */
const unlinked = (username: string) => username.replaceAll('.', '.\u200b')
