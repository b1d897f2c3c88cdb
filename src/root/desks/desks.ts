import { fromCallback, type SnapshotFrom } from 'xstate'
import { watchKeyboard } from '../../adapters/shared/keyboard.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { desksMachine } from '../../machines/desks/desks.machine.ts'
import type { DesksEvent } from '../../machines/desks/desks-context.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { deskCommands } from '../../rules/shell/commands.ts'
import type { Ref } from '../charts.ts'
import { commandKeyOf } from '../shell/command-key.ts'
import type { createKeptDesks } from './kept-desks.ts'

type Reach = {
  kept: ReturnType<typeof createKeptDesks>
  environment: Environment
}

/** The desks, and their keys, which obey LAY-27 and LAY-33. */
export function createDesks({ kept, environment }: Reach) {
  const keepDesks = fromCallback<DesksEvent>(({ receive, sendBack, system }) => {
    receive((event) => {
      const { owner } = event
      if (event.type === 'desks.wanted') sendBack({ type: 'desks.recalled', ...kept.recall(owner) })
      else if (event.type === 'desk.opened') kept.show(owner, event.desks, event.current)
      else sendBack({ type: 'desks.changed', ...kept.edit(event) })
    })
    const desks = (): SnapshotFrom<Ref<'desks'>> => system.get('desks').getSnapshot()
    const stops = [
      kept.watch((owner, changed) => {
        if (owner === desks().context.owner) sendBack({ type: 'desks.changed', desks: changed })
      }),
      watchKeyboard(({ key, isRepeated }) => {
        const own = commandKeyOf(system.get('keys').getSnapshot(), key)
        const command = deskCommands.find((one) => one.key === own)
        const { page } = placeOf(system.get('place').getSnapshot())
        const isOthers = isRepeated || page !== 'terminal'
        if (!command || isOthers || !desks().can(command.says.order)) return false
        sendBack(command.says.order)
        return true
      }, environment),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return { logic: desksMachine.provide({ actors: { keepDesks } }) }
}
