import type { RouterHistory } from '@tanstack/react-router'
import { type ActorRefFrom, fromCallback } from 'xstate'
import { createLayers, guardLeaving } from '../adapters/layers.ts'
import { type contactMachine, isTyped } from '../machines/contact.machine.ts'
import { type LeavingTold, leavingMachine } from '../machines/leaving.machine.ts'
import { type passwordMachine, viewOf } from '../machines/password.machine.ts'
import { isAtPassword, type placeMachine } from '../machines/place.machine.ts'
import { isChanged, type profileMachine } from '../machines/profile.machine.ts'
import type { versionMachine } from '../machines/version.machine.ts'
import { placeOf } from '../rules/place.ts'
import { isAt } from '../rules/shell.ts'
import type { Ref, Refs } from './charts.ts'

type Frame = {
  history: RouterHistory
  place: ActorRefFrom<typeof placeMachine>
  version: ActorRefFrom<typeof versionMachine>
}
type Forms = {
  profile: ActorRefFrom<typeof profileMachine>
  contact: ActorRefFrom<typeof contactMachine>
  password: ActorRefFrom<typeof passwordMachine>
}

/** PRO-11: asks before what was typed and not saved is left. A message to the team waits in its form, and is lost with the page only. */
export function createLeaving(history: RouterHistory) {
  const guard = fromCallback<LeavingTold>(({ sendBack, receive, system }) => {
    const profile: Ref<'profile'> = system.get('profile')
    const staysAt = (path: string) => !isChanged(profile.getSnapshot()) || isAt(placeOf(path), '/profile/user-profile')
    const guarded = guardLeaving(history, staysAt, () => sendBack({ type: 'leave.asked' }))
    receive(({ leaves }) => guarded.answer(leaves))
    return guarded.stop
  })
  return { logic: leavingMachine.provide({ actors: { guardLeaving: guard } }) }
}

export function introduceDrafts({ profile, contact, leaving }: Forms & Refs<'leaving'>, { version }: Frame) {
  const tell = () => {
    const isUnsaved = isChanged(profile.getSnapshot()) || isTyped(contact.getSnapshot())
    leaving.send({ type: isUnsaved ? 'draft.changed' : 'draft.settled' })
  }
  profile.subscribe(tell)
  contact.subscribe(tell)
  // what was typed is kept over this one
  version.on('page.leaving', () => leaving.send({ type: 'draft.settled' }))
}

const views = { ChangePassword: 'change.asked', ResetPasswordRequest: 'resetRequest.asked' } as const

/** PWD-01: Back leaves a sub-view of the password page, not the page. */
export function layerPasswordViews({ password }: Pick<Forms, 'password'>, { history, place }: Frame) {
  const layers = createLayers(history)
  const shown = () => {
    const view = viewOf(password.getSnapshot())
    return view === 'Rows' ? undefined : view.replace('Confirmation', '')
  }
  let known = shown()
  password.subscribe(() => {
    const view = shown()
    if (view === known) return
    known = view
    if (view === undefined) layers.leave()
    else if (view !== layers.current()) layers.enter(view)
  })
  layers.watch((layer) => {
    if (!isAtPassword(place.getSnapshot()) || layer === shown()) return
    if (layer === undefined) password.send({ type: 'back.asked' })
    else if (layer === 'ChangePassword' || layer === 'ResetPasswordRequest') password.send({ type: views[layer] })
  })
}
