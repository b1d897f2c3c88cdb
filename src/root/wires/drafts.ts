import { draftOf as accountDraftOf } from '../../machines/account/create-account.machine.ts'
import { isChanged, isEditing } from '../../machines/account/profile.machine.ts'
import { isTyped } from '../../machines/contact/contact.machine.ts'
import { readerOf } from '../../machines/session/session.machine.ts'
import { event, value } from '../wire.ts'

/** RTE-13: what is typed, but no password, is followed for the next page, and what an earlier page has left is given back. */
const carryWires = [
  value({ from: 'session', select: readerOf, to: 'drafts', send: (reader) => ({ type: 'reader.changed', reader }) }),
  value({
    from: 'contact',
    select: (snapshot) => snapshot.context.draft,
    to: 'drafts',
    send: (contact) => ({ type: 'drafts.changed', change: { contact } }),
  }),
  value({
    from: 'profile',
    select: (snapshot) => (isEditing(snapshot) ? snapshot.context : undefined),
    to: 'drafts',
    send: (edit) => ({ type: 'drafts.changed', change: { profile: edit?.draft, profileBase: edit?.base } }),
  }),
  value({
    from: 'createAccount',
    select: accountDraftOf,
    to: 'drafts',
    send: ({ email, username }) => ({ type: 'drafts.changed', change: { account: { email, username } } }),
  }),
  event({ from: 'version', event: 'page.leaving', to: 'drafts', send: { type: 'page.leaving' } }),
  event({
    from: 'drafts',
    event: 'message.returned',
    to: 'contact',
    send: ({ message }) => ({ type: 'draft.changed', change: message }),
  }),
  event({
    from: 'drafts',
    event: 'account.returned',
    to: 'createAccount',
    send: ({ account }) => ({ type: 'draft.changed', change: account }),
  }),
  event({ from: 'drafts', event: 'profile.returned', to: 'profile', send: { type: 'edit.pressed' } }),
  event({
    from: 'drafts',
    event: 'profile.returned',
    to: 'profile',
    send: ({ draft, base }) => ({ type: 'draft.changed', change: draft, base }),
  }),
]

/** PRO-11: readers do not leave unsaved text by accident, and a visitor who signs in while writing a message stays with it. */
const unsavedWires = [
  value({
    from: 'profile',
    select: isChanged,
    to: 'leaving',
    send: (isChanged) => ({ type: isChanged ? 'profile.changed' : 'profile.settled' }),
  }),
  ...(['leaving', 'place'] as const).map((to) =>
    value({
      from: 'contact',
      select: isTyped,
      to,
      send: (isTyped) => ({ type: isTyped ? 'message.typed' : 'message.settled' }),
    }),
  ),
  // what was typed is kept over this reload
  event({ from: 'version', event: 'page.leaving', to: 'leaving', send: { type: 'drafts.kept' } }),
]

/** What becomes of what is typed. */
export const draftWires = [...carryWires, ...unsavedWires]
