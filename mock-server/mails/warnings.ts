import { browserName } from '../../src/rules/shared/browser-name.ts'
import { product } from '../../src/rules/shared/product/product.ts'
import type { Words } from './letter-words.ts'
import type { Deed } from './letters.ts'

export type Warning = { kind: 'passwordChanged' | 'signInEnded' | 'newBrowser' } & Deed

const { name, supportEmail } = product

/**
 * Letters about actions that may have been somebody else's: each states when, with which browser, and links to the page where the owner can react.
 */
export function wordsOfWarning(letter: Warning, greeting: string, publicUrl: string): Words {
  const { subject, happened, innocent } = cases[letter.kind](deedInWords(letter))
  return {
    subject,
    paragraphs: [
      greeting,
      happened,
      innocent,
      `If it was not you, set a new password at once. That ends all other sign-ins.`,
    ],
    // a visitor signs in there first, or chooses a new password by mail
    link: { label: 'Secure my account', href: `${publicUrl}/profile/reset-password-request` },
    notes: [
      `The page shows where you are signed in, too. If your password no longer works, choose 'Forgot Password?' there. Then write to ${supportEmail}.`,
    ],
  }
}

type Case = { subject: string; happened: string; innocent: string }

const cases: Record<Warning['kind'], (deed: string) => Case> = {
  passwordChanged: (deed) => ({
    subject: `Your ${name} password was changed`,
    happened: `The password of your ${name} account was changed ${deed}, and all sign-ins in other browsers were ended.`,
    innocent: 'If it was you, there is nothing to do.',
  }),
  signInEnded: (deed) => ({
    subject: `A sign-in to your ${name} account was ended`,
    happened: `We ended a sign-in to your ${name} account ${deed}, because an old copy of its cookie was used. Two things can lead to that: the browser stopped abruptly, as in a crash or a power cut, and lost the newest cookie; or somebody copied the cookie and used it.`,
    innocent: 'If the browser stopped abruptly, there is nothing to do but to sign in again.',
  }),
  newBrowser: (deed) => ({
    subject: `New sign-in to your ${name} account`,
    happened: `Someone signed in to your ${name} account ${deed}. This is the first sign-in from this browser.`,
    innocent:
      'If it was you, there is nothing to do. A private window, and a browser whose cookies were cleared, count as new.',
  }),
}

/** @example 'on 2026-03-02 at 09:05 UTC with Firefox on Linux' */
export function deedInWords({ at, browser }: Deed) {
  const words = browserName(browser)
  return `on ${inUtc(at)} with ${words.startsWith('Unknown') ? 'an unknown browser' : words.replace(/^A /, 'a ')}`
}

const inUtc = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' at ')} UTC`
