import type { KeyChange } from '../../contract/shared/user/kept-keys.ts'
import { hasAlt } from '../shared/feed-keys.ts'
import { keyFor } from './shortcuts.ts'

/** LAY-34: what newcomers are shown keys for. */
export const HINTS = ['search', 'headlines', 'list'] as const
export type Hint = (typeof HINTS)[number]

/** The keys that the commands of a hint have by themselves. Any of them uses it. */
const KEYS: Record<Hint, readonly string[]> = { search: ['Ctrl k'], headlines: ['j', 'k'], list: ['?'] }

/** What a key that gave a command was the hint for; undefined for other keys. `own`: the key that the command has by itself. */
export const hintOf = (own: string): Hint | undefined => HINTS.find((hint) => KEYS[hint].includes(own))

type KeysInForce = { areOn: boolean; changes: readonly KeyChange[] }

/** The shortcuts of a hint as the user has them; none where one was taken away, or is a single key and these are off. */
export function shortcutsOf(hint: Hint, { areOn, changes }: KeysInForce): readonly string[] {
  const shortcuts = KEYS[hint].map((own) => keyFor(own, changes))
  const areAll = shortcuts.every((shortcut) => shortcut !== undefined && (areOn || works(shortcut)))
  return areAll ? shortcuts.filter((shortcut) => shortcut !== undefined) : []
}

/** With Ctrl or Alt it works also where single keys are off (LAY-27). */
const works = (shortcut: string) => hasAlt(shortcut) || shortcut.startsWith('Ctrl ')
