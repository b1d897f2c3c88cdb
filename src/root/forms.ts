import type { RouterHistory } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { SiteStorage } from '../contract/storage.ts'
import { isTyped } from '../machines/contact.machine.ts'
import type { overlayMachine } from '../machines/overlay.machine.ts'
import { type placeMachine, placeOf } from '../machines/place.machine.ts'
import { seenFormsMachine } from '../machines/seen-forms.machine.ts'
import type { sessionMachine } from '../machines/session.machine.ts'
import type { versionMachine } from '../machines/version.machine.ts'
import type { Refs } from './charts.ts'
import { carryDrafts } from './drafts.ts'
import { createForms } from './form-charts.ts'
import type { Calls } from './session.ts'
import type { Root } from './start.ts'
import { forgetOffline } from './troubles.ts'
import { createLeaving, introduceDrafts, layerPasswordViews } from './unsaved.ts'
import { formWires, returnWires, signUpWires } from './wires/forms.ts'
import { formNoticeWires } from './wires/forms-notices.ts'
import { meterWires, seenWires, userWires } from './wires/forms-values.ts'

/** The charts of the page that the forms' charts speak with. */
type Frame = {
  session: ActorRefFrom<typeof sessionMachine>
  overlay: ActorRefFrom<typeof overlayMachine>
  place: ActorRefFrom<typeof placeMachine>
  version: ActorRefFrom<typeof versionMachine>
  history: RouterHistory
}

/** Everything about accounts that waits until somebody asks for it: starts its charts, and says who hears whom. */
export function startForms(
  root: Pick<Root, 'admit'>,
  frame: Frame,
  calls: Calls,
  storage: Pick<SiteStorage, 'ofTheTab'>,
) {
  const forms = root.admit(
    { ...createForms(calls), leaving: createLeaving(frame.history), seenForms: { logic: seenFormsMachine } },
    {
      wires: [
        ...formWires,
        ...returnWires,
        ...signUpWires,
        ...seenWires,
        ...userWires,
        ...meterWires,
        ...formNoticeWires,
      ],
    },
  )
  introduceMessage(forms, frame)
  forgetOffline(forms)
  introduceDrafts(forms, frame)
  layerPasswordViews(forms, frame)
  carryDrafts(forms, frame, storage)
  return forms
}

/** SES-02: who signs in over a message that they write stays with it. Until a wire can ask two charts; the overlay hears before the session does. */
function introduceMessage({ logIn, contact }: Refs<'logIn' | 'contact'>, { overlay, place }: Frame) {
  logIn.on('signIn.given', () => {
    const isWriting = placeOf(place.getSnapshot()).page === 'contactUs' && isTyped(contact.getSnapshot())
    overlay.send({ type: 'signIn.given', hasDraft: isWriting })
  })
}
