import type { Desk, DeskContent, KeptDesks } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { KeptWorkspace, Workspace } from '../../contract/shared/workspace.ts'
import { contentOf, type DeskOrder, type Desks, firstContent } from '../../rules/desks/desks.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'

/**
 * `owner`: '' for a visitor. `content`: what stands on the desk that is seen, as far as it is known. `current`: that desk, '' until the desks are known. `building`: the feeds whose builder is open. `reached`: an
 * address that waits until the desks are known, and the account's, too. `account`: whether it is still to say which desks it has. `deleted`: the desk that can be brought back, and where it was. `renaming`, `name`, `problem`: of the form.
 */
export type Context = {
  owner: string
  desks: Desks
  current: string
  content: Partial<DeskContent>
  building: readonly FeedSlot[]
  reached: Reached | undefined
  account: Account
  deleted: { desk: Desk; at: number; shows: 'it' | 'another' } | undefined
  renaming: string
  name: string
  problem: string
}
/** `answered`: also where it does not answer, or there is none. */
export type Account = 'awaited' | 'answered'
/** By an address, which names the symbol, too; '' for none. */
export type Reached = { id: string; symbol: string }
export type Recalled = { kept: KeptDesks | undefined; seenIn: 'tab' | 'browser' }
export type Changed = { desks: Desks; current?: string | undefined }
export type Event =
  /** The Terminal has changed, or whose it is: both at once, so that nothing of one reader is kept for another. */
  | { type: 'terminal.changed'; owner: string; workspace: KeptWorkspace; building: readonly FeedSlot[] }
  /** Something else on the desk has changed. */
  | { type: 'content.changed'; change: Partial<DeskContent> }
  /** What the browser keeps. `seenIn`: what showed the current desk last: this tab, or perhaps another. */
  | ({ type: 'desks.recalled' } & Recalled)
  /** After an edit, here or in another window; `current`: a desk that was added here. */
  | ({ type: 'desks.changed' } & Changed)
  | { type: 'account.changed'; account: Account }
  | { type: 'desk.chosen'; id: string }
  | ({ type: 'desk.reached' } & Reached)
  /** By its key; from 1. */
  | { type: 'desk.numbered'; number: number }
  | { type: 'desk.added' }
  | { type: 'desk.moved'; id: string; by: number }
  | { type: 'desk.deleted'; id: string }
  | { type: 'deletion.undone' }
  /** DSK-05: a user takes desks that a visitor has left here. */
  | { type: 'desks.taken'; desks: Desks }
  /** TRM-03: as the Terminal is informed. */
  | { type: 'preset.renewed'; preset: FeedConfiguration; isNameOnly: boolean }
  | { type: 'preset.deleted'; id: string }
  | { type: 'menu.toggled' }
  | { type: 'menu.left' }
  | { type: 'rename.pressed'; id: string }
  | { type: 'name.changed'; name: string }
  | { type: 'name.submitted' }
  | { type: 'form.left' }
export type Emitted =
  | ({ type: 'desk.opened'; arrangement: Partial<Workspace> } & Omit<DeskContent, 'workspace'>)
  /** After a reload: the address names the symbol, and nothing the feeds that follow it. */
  | { type: 'links.recalled'; symbol: string; linked: readonly string[] }
  | { type: 'desk.refused'; words: string }
  /** The desk that an address names is not there, or cannot be opened now. `id`: how the address names the one that is seen. */
  | { type: 'desk.missed'; id: string | undefined }
export type DesksEvent =
  /** It is answered at once by `desks.recalled`. */
  | { type: 'desks.wanted'; owner: string }
  /** It is answered at once by `desks.changed`. `desks`: those that are edited where none are kept. */
  | { type: 'edit.made'; owner: string; desks: Desks; current: string; edit: DeskOrder }
  | { type: 'desk.opened'; owner: string; desks: Desks; current: string }

export const atFirst = (): Context => ({
  owner: '',
  desks: [],
  current: '',
  content: {},
  building: [],
  reached: undefined,
  account: 'answered',
  deleted: undefined,
  renaming: '',
  name: '',
  problem: '',
})

/** How the address names the desk that is seen: not at all where it is the only one. */
export const addressedIn = ({ desks, current }: Pick<Context, 'desks' | 'current'>) =>
  desks.length > 1 ? current : undefined
export const deskOf = ({ desks }: Context, wanted: string) => desks.find(({ id }) => id === wanted)
/** The desk beside it, where it is the one that is seen. */
export const beside = ({ desks, current }: Context, deleted: string) => {
  const at = desks.findIndex(({ id }) => id === deleted)
  return deleted === current ? (desks[at + 1] ?? desks[at - 1])?.id : undefined
}
/** The desk that a window showed last, or the first. */
export const lastSeen = ({ desks, current }: { desks: Desks; current?: string | undefined }) =>
  desks.find(({ id }) => id === current) ?? desks[0]
export const seenIn = ({ current: now }: Context, { desks, current = now }: Changed) =>
  desks.find(({ id }) => id === current)
export const isBuilding = ({ building }: Pick<Context, 'building'>) => building.some((slot) => slot !== 'newsPit')
/** Undefined until all of it is known. */
export const wholeOf = ({ content: { workspace, linked, symbol, density } }: Context): DeskContent | undefined =>
  workspace && linked && symbol !== undefined && density ? { workspace, linked, symbol, density } : undefined
/** What stands there once it is known. */
export const wholeNow = (context: Context): DeskContent => wholeOf(context) ?? firstContent
export const differs = (context: Context, desk: Desk | undefined) => {
  const content = wholeOf(context)
  return desk !== undefined && content !== undefined && !isSame(contentOf(desk), content)
}
export type Terminal = Pick<Extract<Event, { type: 'terminal.changed' }>, 'owner' | 'workspace' | 'building'>
