import type { ActorRefFrom } from 'xstate'
import { keepDrafts, takeDrafts } from '../adapters/drafts.ts'
import type { Drafts } from '../contract/drafts.ts'
import type { SiteStorage } from '../contract/storage.ts'
import { type sessionMachine, userOf, whoIsHere } from '../machines/session.machine.ts'
import type { versionMachine } from '../machines/version.machine.ts'
import type { Refs } from './charts.ts'
import type { createForms } from './form-charts.ts'

type Forms = Refs<keyof ReturnType<typeof createForms>>
type Frame = { session: ActorRefFrom<typeof sessionMachine>; version: ActorRefFrom<typeof versionMachine> }

/** RTE-13: what was typed outlives the reload that brings a new version, for whoever typed it. */
export function carryDrafts(forms: Forms, { session, version }: Frame, { ofTheTab }: Pick<SiteStorage, 'ofTheTab'>) {
  version.on('page.leaving', () => keepDrafts(ofTheTab, draftsIn(forms, userOf(session.getSnapshot())?.username)))
  const kept = takeDrafts(ofTheTab)
  if (!kept) return
  const giveBack = () => {
    const snapshot = session.getSnapshot()
    if (whoIsHere(snapshot) === 'unknown') return
    waiting.unsubscribe()
    if (userOf(snapshot)?.username === kept.owner) fill(forms, kept)
  }
  const waiting = session.subscribe(giveBack)
  giveBack()
}

function draftsIn({ contact, profile, createAccount }: Forms, owner: string | undefined): Drafts {
  const { email, username } = createAccount.getSnapshot().context.draft
  const edited = profile.getSnapshot()
  return {
    owner,
    contact: contact.getSnapshot().context.draft,
    ...(edited.matches('editing') && { profile: edited.context.draft, profileBase: edited.context.base }),
    account: { email, username },
  }
}

function fill({ contact, profile, createAccount }: Forms, drafts: Drafts) {
  contact.send({ type: 'draft.changed', change: drafts.contact })
  createAccount.send({ type: 'draft.changed', change: drafts.account })
  if (!drafts.profile) return
  profile.send({ type: 'edit.pressed' })
  profile.send({ type: 'draft.changed', change: drafts.profile, base: drafts.profileBase })
}
