import { fromCallback, type SnapshotFrom } from 'xstate'
import { watchKeyboard } from '../../adapters/shared/keyboard.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { selectionMachine } from '../../machines/shared/selection.machine.ts'
import { selectionCommands } from '../../rules/shell/commands.ts'
import type { Ref } from '../charts.ts'
import { commandKeyOf } from './command-key.ts'

const hasOpen = (layers: Ref<'layers'> | undefined) => (layers?.getSnapshot().context.open.length ?? 0) > 0

/** The selection and its keys. LAY-27, LAY-33: single keys obey the switch, and can be others; Escape closes a layer first. */
export function createSelection(environment: Environment) {
  const watchKeys = fromCallback(({ sendBack, system }) => {
    return watchKeyboard(({ key, isRepeated, isTyping }) => {
      const keys: SnapshotFrom<Ref<'keys'>> = system.get('keys').getSnapshot()
      const own = key === 'Escape' ? key : commandKeyOf(keys, key)
      const command = selectionCommands.find((one) => one.key === own)
      const layers: Ref<'layers'> | undefined = system.get('layers')
      const selection: Ref<'selection'> = system.get('selection')
      const isOthers = key === 'Escape' && (isRepeated || isTyping || hasOpen(layers))
      if (!command || isOthers || !selection.getSnapshot().can(command.says.order)) return false
      sendBack(command.says.order)
      return true
    }, environment)
  })
  return { logic: selectionMachine.provide({ actors: { watchKeys } }) }
}
