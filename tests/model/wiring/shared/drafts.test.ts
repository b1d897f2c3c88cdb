import { expect, it } from 'vitest'
import { draftFrom } from '../../../../src/rules/account/profile.ts'
import { blankContact } from '../../../../src/rules/contact/contact.ts'
import { annFirst } from '../../drive/people.ts'
import { type Changes, changesOf, only, type Step, says, send } from './scene.ts'

const signedIn = send('session', { type: 'signIn.given', signIn: annFirst })
const typed = (role: string, change: object) => send(role, { type: 'draft.changed', change })
const written = typed('contact', { message: 'Rates.' })
const edited = [signedIn, send('profile', 'edit.pressed')]
const changed = typed('profile', { firstName: 'Ann' })
const base = draftFrom(annFirst.user)
const draft = { ...base, firstName: 'Ann' }
const message = { ...blankContact, message: 'Rates.' }
const account = { email: 'annabel@marketflux.test', username: 'annabel' }
const messageTyped = {
  contact: { draft: { message: 'Rates.' } },
  drafts: { drafts: { contact: { message: 'Rates.' } } },
  leaving: { state: { message: 'typed' } },
  place: { state: { message: 'typed' } },
  'leaving asks guardPage': ['nothing'],
}

it.each<[string, Step[], Changes]>([
  ['RTE-13 PRO-11 a message that is typed is followed, and is not left by accident', [written], messageTyped],
  [
    'RTE-13 PRO-11 a message that is deleted again may be left',
    [written, typed('contact', { message: '' })],
    {
      contact: { draft: { message: '' } },
      drafts: { drafts: { contact: { message: '' } } },
      leaving: { state: { message: 'settled' } },
      place: { state: { message: 'settled' } },
    },
  ],
  [
    'RTE-13 a profile that is edited is followed',
    edited,
    { drafts: { drafts: { profile: base, profileBase: base } }, profile: { state: 'editing.writing' } },
  ],
  [
    'RTE-13 PRO-11 a profile that is changed is followed, and is not left by accident',
    [...edited, changed],
    {
      drafts: { drafts: { profile: { firstName: 'Ann' } } },
      leaving: { state: { profile: 'changed.watching' } },
      profile: { draft: { firstName: 'Ann' } },
      'leaving asks guardLeaving': ['nothing'],
    },
  ],
  [
    'RTE-13 PRO-11 an edit that is cancelled is not followed, and may be left',
    [...edited, changed, send('profile', 'edit.cancelled')],
    {
      drafts: { drafts: { profile: null, profileBase: null } },
      leaving: { state: { profile: 'settled' } },
      profile: { draft: { firstName: '' }, state: 'reading' },
    },
  ],
  [
    'RTE-13 PRO-11 what is typed is kept for the next page, so that this one may be left',
    [...edited, changed, written, says('version', 'page.leaving')],
    {
      leaving: { state: { message: 'kept', profile: 'settled' } },
      'drafts sends to keepDrafts': [
        {
          type: 'drafts.left',
          drafts: {
            ...{ owner: 'ann', account: { email: '', username: '' } },
            ...{ contact: message, profile: draft, profileBase: base },
          },
        },
      ],
    },
  ],
  [
    'RTE-13 a message from before the reload is in its form again',
    [says('drafts', { type: 'message.returned', message })],
    messageTyped,
  ],
  [
    'RTE-13 a sign-up from before the reload is in its form again',
    [says('drafts', { type: 'account.returned', account })],
    {
      createAccount: { draft: account },
      drafts: { drafts: { account } },
    },
  ],
  [
    'RTE-13 a profile from before the reload is edited again',
    [signedIn, says('drafts', { type: 'profile.returned', draft, base })],
    {
      drafts: { drafts: { profile: draft, profileBase: base } },
      leaving: { state: { profile: 'changed.watching' } },
      profile: { draft: { firstName: 'Ann' }, state: 'editing.writing' },
      'leaving asks guardLeaving': ['nothing'],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})

it.each<[string, Step[], Changes]>([
  ['RTE-13 drafts belong to who is signed in', [signedIn], { drafts: { reader: 'ann' } }],
  [
    'RTE-13 a sign-up that is typed is followed, without its password',
    [typed('createAccount', { ...account, password: 'Secret-1' })],
    { drafts: { drafts: { account } } },
  ],
])('%s', (_, steps, changes) => {
  expect(only(changes, changesOf(...steps))).toEqual(changes)
})
