import type { DeskContent, KeptDesks } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { DeskOrder, Desks } from '../../rules/desks/desks.ts'
import {
  type Account,
  beside,
  type Changed,
  type Context,
  deskOf,
  lastSeen,
  type Reached,
  type Recalled,
  type Terminal,
  wholeNow,
} from './desks-context.ts'

type Renewed = { preset: FeedConfiguration; isNameOnly: boolean }
type With<More> = { context: Context; event: More }
export const terminalIn = ({ event }: With<Terminal>) => event
export const changeIn = ({ event }: With<{ change: Partial<DeskContent> }>) => event.change
export const keptIn = ({ event }: With<{ kept: KeptDesks | undefined }>) => event.kept
export const changedIn = ({ event }: With<Changed>) => event
export const recalledIn = ({ event }: With<Recalled>) => event
export const idIn = ({ event }: With<{ id: string }>) => event.id
export const openingIn = ({ event: { id } }: With<{ id: string }>) => ({ id })
export const reachedIn = ({ event: { id, symbol } }: With<Reached>) => ({ id, symbol })
export const accountIn = ({ event }: With<{ account: Account }>) => event.account
export const numberedIn = ({ context: { desks }, event }: With<{ number: number }>) => desks[event.number - 1]?.id ?? ''
export const openingNumbered = (args: With<{ number: number }>) => ({ id: numberedIn(args) })
export const seenNow = ({ context }: { context: Context }) => ({ id: lastSeen(context)?.id ?? '' })
/** The symbol that the address names stays. */
export const seenAtFirst = ({ context }: { context: Context }) => ({
  id: context.current,
  symbol: context.content.symbol || undefined,
})
export const besideIn = ({ context, event }: With<{ id: string }>) => ({ id: beside(context, event.id) ?? '' })
export const addition = ({ context }: { context: Context }): DeskOrder => ({ does: 'add', content: wholeNow(context) })
export const takingIn = ({ event: { desks } }: With<{ desks: Desks }>): DeskOrder => ({ does: 'take', desks })
export const moveIn = ({ event: { id, by } }: With<{ id: string; by: number }>): DeskOrder => ({ does: 'move', id, by })
export const deletionIn = ({ event: { id } }: With<{ id: string }>): DeskOrder => ({ does: 'delete', id })
export const renewal = ({ event: { preset, isNameOnly } }: With<Renewed>): DeskOrder => ({
  does: 'renewPreset',
  preset,
  isNameOnly,
})
export const forgetting = ({ event: { id } }: With<{ id: string }>): DeskOrder => ({ does: 'forgetPreset', id })
export const restoring = ({ context: { deleted } }: { context: Context }): DeskOrder =>
  deleted ? { does: 'restore', ...deleted } : { does: 'delete', id: '' }
/** It was deleted in another window. */
export const restoringSeen = ({ context: { desks, current } }: { context: Context }): DeskOrder => {
  const at = desks.findIndex(({ id }) => id === current)
  const desk = desks[at]
  return desk ? { does: 'restore', desk, at, shows: 'it' } : { does: 'delete', id: '' }
}
export const blocked = () => 'Apply or leave the filters that are open first, then change the desk.'
export const full = () => 'There are 9 desks, which is the limit. Delete one first.'
export const lost = () => 'There are 9 other desks, which is the limit: the filters that were open are closed.'
/** The account has answered by now, so the address is no desk of it. */
export const missing = ({ context }: { context: Context }) => {
  const words = `The desk of this address is not here: it was deleted, or is another reader’s. You see “${deskOf(context, context.current)?.name}”.`
  return context.owner === '' ? `${words} Sign in to open one of your account.` : words
}
export const only = () => 'This is the only desk.'
