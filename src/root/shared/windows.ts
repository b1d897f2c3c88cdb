import { fromCallback } from 'xstate'
import { openChannel } from '../../adapters/shared/channel.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { joinGroup } from '../../adapters/sockets/windows-group.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { type WindowsEvent, windowsMachine } from '../../machines/shared/windows.machine.ts'

/** Of the messages between windows: those of another version of the app share no connection with those of this one. */
const FORM = 1

/** RT-06: the windows of a reader in this browser, which share one connection. */
export function windowsOn(sockets: Pick<Sockets, 'own' | 'live'>, environment: Environment) {
  const { page } = environment
  const window = page.crypto.getRandomValues(new Uint32Array(2)).join('')
  const joinWindows = fromCallback<WindowsEvent, string>(({ input, sendBack, receive }) => {
    const group = joinGroup(
      `market-flux.live.${FORM}.${input}`,
      { sockets, page, window, openChannel: (name) => openChannel(name, environment) },
      sendBack,
    )
    receive(({ type }) => {
      if (type === 'leader.sought') group.seek()
      if (type === 'leader.asked') group.ask()
      if (type === 'lead.stolen') group.steal()
      if (type === 'connection.lent') group.lend()
      if (type === 'connection.borrowed') group.borrow()
      if (type === 'connection.left') group.leave()
    })
    return group.stop
  })
  return { logic: windowsMachine.provide({ actors: { joinWindows } }) }
}
