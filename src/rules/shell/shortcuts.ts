import type { KeyChange } from '../../contract/shared/user/kept-keys.ts'
import { orders } from '../shared/feed-keys.ts'
import { isSame } from '../shared/merge.ts'
import { type Command, deskCommands, feedCommands, pageCommands, selectionCommands } from './commands.ts'

type Changes = readonly KeyChange[]

/** The shortcut that a command has by itself. */
function ownShortcutOf(command: Command): string | undefined {
  if ('key' in command) return command.key
  return Object.keys(orders).find((key) => isSame(orders[key], command.says.order))
}

/** What stands for the key of a command that has none by itself: which chart is asked what, whatever the command is called. */
export const idOf = ({ says }: Command) => `>${[says.type, ...Object.values(says.order)].join(' ')}`
/** Whether it stands for the key of a command that has none by itself. */
export const isId = (own: string) => own.length > 1 && own.startsWith('>')

/** The shortcut of a command: a key, or `Ctrl k` or `Alt s` for two; undefined where it has none. */
export function shortcutOf(command: Command, changes: Changes): string | undefined {
  return keyFor(ownShortcutOf(command) ?? idOf(command), changes)
}

/** The key of the command that has `own` by itself; undefined where the user has taken it away, or given it to another command. */
export function keyFor(own: string, changes: Changes): string | undefined {
  const change = changes.find((one) => one.own === own)
  if (change) return change.key
  if (isId(own)) return undefined
  return changes.some(({ key }) => key === own) ? undefined : own
}

export type Changeable = { own: string; name: string }

/** The commands of single keys, whose keys can be changed (LAY-33), and those without a key, which can be given one (LAY-35). */
export const changeable: readonly Changeable[] = [
  ...pageCommands,
  ...selectionCommands,
  ...deskCommands,
  ...feedCommands,
].flatMap((command) => {
  const own = ownShortcutOf(command) ?? idOf(command)
  return own.length === 1 || isId(own) ? [{ own, name: command.name }] : []
})

/** Keys that belong to what has the focus, and stay there. */
export const fixedKeys = [{ key: 'h', name: 'To the headline of the released event' }] as const

/** What stands on the keys of a shortcut. */
export function capsOf(shortcut: string): string[] {
  if (shortcut === 'Escape') return ['Esc']
  if (shortcut === ' ') return ['Space']
  return shortcut.split(' ').map((part, at) => (at > 0 ? part.toUpperCase() : part))
}
