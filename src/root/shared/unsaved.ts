import type { RouterHistory } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import { createLayers, guardLeaving } from '../../adapters/shell/layers.ts'
import { type LeavingEvent, leavingMachine } from '../../machines/account/leaving.machine.ts'
import type { LayerEvent } from '../../machines/account/password.machine.ts'
import { placeOf } from '../../rules/shared/page/place.ts'
import { isAt } from '../../rules/shared/page/shell.ts'

/** PRO-11: asks before what was typed and not saved is left. */
export function createLeaving(history: RouterHistory) {
  const atProfile = fromCallback<LeavingEvent>(({ sendBack, receive }) => {
    const staysAt = (path: string) => isAt(placeOf(path), '/profile/user-profile')
    const guarded = guardLeaving(history, staysAt, () => sendBack({ type: 'leave.asked' }))
    receive(({ leaves }) => guarded.answer(leaves))
    return guarded.stop
  })
  const guardPage = fromCallback(
    () =>
      guardLeaving(
        history,
        () => true,
        () => undefined,
      ).stop,
  )
  return { logic: leavingMachine.provide({ actors: { guardLeaving: atProfile, guardPage } }) }
}

const reached: Partial<Record<string, string>> = {
  ChangePassword: 'change.asked',
  ResetPasswordRequest: 'resetRequest.asked',
}

/** PWD-01: Back leaves a sub-view of the password page, not the page. What the chart knows already it does not take again. */
export const createPasswordLayers = (history: RouterHistory) =>
  fromCallback<LayerEvent>(({ sendBack, receive }) => {
    const layers = createLayers(history)
    receive((event) => {
      if (event.type === 'layer.left') layers.leave()
      else if (event.layer !== layers.current()) layers.enter(event.layer)
    })
    return layers.watch((layer) => {
      if (!isAt(placeOf(history.location.pathname), '/profile/reset-password-request')) return
      const type = layer === undefined ? 'back.asked' : reached[layer]
      if (type) sendBack({ type })
    })
  })
