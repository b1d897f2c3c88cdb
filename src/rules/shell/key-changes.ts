import { CHOSEN_KEY, type KeyChange } from '../../contract/shared/user/kept-keys.ts'
import { capsOf, changeable, fixedKeys, isId, keyFor } from './shortcuts.ts'

type Changes = readonly KeyChange[]

/** The key as the browser names it, with what is held down beside it: `s`, `Alt s`, `Ctrl Alt s`. */
type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** A pressed key as changes name it; a letter is meant without Shift and Caps Lock. */
export function pressedKeyOf({ key, altKey, ctrlKey, metaKey }: Pressed): string {
  const small = key.toLowerCase()
  const letter = [...small].length === 1 ? small : key
  return `${ctrlKey || metaKey ? 'Ctrl ' : ''}${altKey ? 'Alt ' : ''}${letter}`
}

const HELD =
  /(^| )(Alt|AltGraph|CapsLock|Control|Fn|FnLock|Hyper|Meta|NumLock|ScrollLock|Shift|Super|Symbol|SymbolLock)$/

/** Whether the key is only held down beside another, which is yet to come. */
export const isOnlyHeld = (pressed: string) => HELD.test(pressed)

/** Whether a command can have the key: its own in any case. */
export const isUsable = (pressed: string, own: string) => pressed === own || CHOSEN_KEY.test(pressed)

/** The name of another command that has the key; undefined where it is free. */
export function holderOf(pressed: string, own: string, changes: Changes): string | undefined {
  const holder = changeable.find((one) => one.own !== own && keyFor(one.own, changes) === pressed)
  return (holder ?? fixedKeys.find(({ key }) => key === pressed))?.name
}

/**
 * The changes with another key for the command that has `own` by itself, none where `key` is undefined. Its own key is no change, nor is none for one that has none by itself. Changes for commands
 * that there are no longer are dropped.
 */
export function withKey(changes: Changes, own: string, key: string | undefined): KeyChange[] {
  const others = changes.filter((one) => one.own !== own && nameFor(one.own) !== '')
  return key === own || (isId(own) && key === undefined) ? others : [...others, { own, key }]
}

/** The name of the command that has `own` by itself; '' for none. */
export const nameFor = (own: string) => changeable.find((one) => one.own === own)?.name ?? ''

const written = (key: string) => capsOf(key).join(' ')
const BROWSERS = 'Keys with Ctrl or ⌘ belong to the browser.'

/** Why a command cannot have the key. */
export const refusalOf = (pressed: string) =>
  `${pressed.startsWith('Ctrl ') ? BROWSERS : `${written(pressed)} cannot be chosen.`} Press a letter, a digit or a sign, alone or with Alt.`

/** That another command has the key. */
export const holderWords = (pressed: string, own: string, changes: Changes) =>
  `${written(pressed)} is the key of “${holderOf(pressed, own, changes)}”. Press another one.`

/** Which key the command has now. */
export function resultOf(own: string, changes: Changes): string {
  const key = keyFor(own, changes)
  return `“${nameFor(own)}” has ${key === undefined ? 'no key' : `the key ${written(key)}`} now.`
}
