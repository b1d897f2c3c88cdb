import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { DESKS_LIMIT, type Desk, type DeskContent, type KeptDesks } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { Workspace } from '../../contract/shared/workspace.ts'
import {
  arrangementOf,
  contentOf,
  type DeskEdit,
  type Desks,
  deskNameProblem,
  edited,
  firstContent,
  firstDesks,
  isSameContent,
} from '../../rules/desks/desks.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/**
 * `owner`: '' for a visitor. `content`: what stands on the desk that is seen, `current`, which is empty until the desks are known. `building`: the feeds whose builder is open. `deleted`: the
 * desk that can be brought back, and where it was. `renaming`, `name`, `problem`: of the form.
 */
export type Context = {
  owner: string
  desks: Desks
  current: string
  content: DeskContent
  building: readonly FeedSlot[]
  deleted: { desk: Desk; at: number } | undefined
  renaming: string
  name: string
  problem: string
}
export type Changed = { desks: Desks; current?: string | undefined }
type Event =
  | { type: 'reader.changed'; owner: string }
  /** Something on the desk has changed. */
  | { type: 'content.changed'; change: Partial<DeskContent> }
  | { type: 'building.changed'; building: readonly FeedSlot[] }
  /** What the browser keeps. */
  | { type: 'desks.recalled'; kept: KeptDesks | undefined }
  /** After an edit, here or in another window; `current`: a desk that was added here. */
  | ({ type: 'desks.changed' } & Changed)
  | { type: 'desk.chosen'; id: string }
  /** By its key; from 1. */
  | { type: 'desk.numbered'; number: number }
  | { type: 'desk.added' }
  | { type: 'desk.moved'; id: string; by: number }
  | { type: 'desk.deleted'; id: string }
  | { type: 'deletion.undone' }
  /** TRM-03: as the Terminal is informed. */
  | { type: 'preset.renewed'; preset: FeedConfiguration; isNameOnly: boolean }
  | { type: 'preset.deleted'; id: string }
  | { type: 'menu.toggled' }
  | { type: 'menu.left' }
  | { type: 'rename.pressed'; id: string }
  | { type: 'name.changed'; name: string }
  | { type: 'name.submitted' }
  | { type: 'form.left' }
type Emitted =
  | ({ type: 'desk.opened'; arrangement: Partial<Workspace> } & Omit<DeskContent, 'workspace'>)
  /** After a reload: the address names the symbol, and nothing the feeds that follow it. */
  | { type: 'links.recalled'; symbol: string; linked: readonly string[] }
  | { type: 'desk.refused'; words: string }
export type DesksEvent =
  /** It is answered at once by `desks.recalled`. */
  | { type: 'desks.wanted'; owner: string }
  /** It is answered at once by `desks.changed`. `desks`: those that are edited where none are kept. */
  | { type: 'edit.made'; owner: string; desks: Desks; current: string; edit: DeskEdit }
  | { type: 'desk.opened'; owner: string; desks: Desks; current: string }

export const atFirst = (): Context => ({
  owner: '',
  desks: [],
  current: '',
  content: firstContent,
  building: [],
  deleted: undefined,
  renaming: '',
  name: '',
  problem: '',
})

const deskOf = ({ desks }: Context, wanted: string) => desks.find(({ id }) => id === wanted)
/** The desk beside it, where it is the one that is seen. */
export const beside = ({ desks, current }: Context, deleted: string) => {
  const at = desks.findIndex(({ id }) => id === deleted)
  return deleted === current ? (desks[at + 1] ?? desks[at - 1])?.id : undefined
}
const seenIn = (context: Context, { desks, current = context.current }: Changed) =>
  desks.find(({ id }) => id === current)
const isBuilding = ({ building }: Context) => building.some((slot) => slot !== 'newsPit')
const openedAs = (content: DeskContent): Emitted => {
  const { linked, symbol, density } = content
  return { type: 'desk.opened', arrangement: arrangementOf(content), linked, symbol, density }
}

/** The ports, actions and guards of the chart of desks. */
export const desksParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { keepDesks: stream<DesksEvent>('keepDesks') },
  actions: {
    keepOwner: assign((_, owner: string) => ({ owner, desks: [], current: '', deleted: undefined })),
    askForKept: sendTo('keepDesks', ({ context: { owner } }): DesksEvent => ({ type: 'desks.wanted', owner })),
    keepContent: assign(({ context }, change: Partial<DeskContent>) => ({
      content: { ...context.content, ...change },
    })),
    keepBuilding: assign((_, building: readonly FeedSlot[]) => ({ building })),
    /** What stands there goes on: it is the desk that was seen last. The feeds that followed there follow again. */
    takeKept: enqueueActions(({ context: { content }, enqueue }, kept: KeptDesks | undefined) => {
      const desks = kept?.desks ?? firstDesks(content)
      const current = desks.find(({ id }) => id === kept?.current) ?? desks[0]
      enqueue.assign({ desks, current: current?.id ?? '' })
      const { symbol, linked } = { ...content, linked: current?.linked ?? [] }
      if (content.linked.length > 0 || linked.length === 0) return
      enqueue.assign({ content: { ...content, linked } })
      enqueue(report({ type: 'links.recalled', symbol, linked }))
    }),
    takeDesks: assign(({ context }, { desks, current }: Changed) => ({
      desks,
      current: current ?? context.current,
    })),
    edit: sendTo(
      'keepDesks',
      ({ context: { owner, desks, current } }, edit: DeskEdit): DesksEvent => ({
        type: 'edit.made',
        owner,
        desks,
        current,
        edit,
      }),
    ),
    /** What has changed on the desk is kept. */
    save: enqueueActions(({ context: { owner, desks, current, content }, enqueue }) => {
      const desk = desks.find(({ id }) => id === current)
      if (!desk || isSameContent(contentOf(desk), content)) return
      const edit = { does: 'save', id: current, content } as const
      enqueue.assign({ desks: edited(desks, edit) })
      enqueue.sendTo('keepDesks', { type: 'edit.made', owner, desks, current, edit } satisfies DesksEvent)
    }),
    /** Another desk is shown, or what another window has put on this one. */
    open: enqueueActions(({ context, enqueue }, id: string) => {
      const desk = deskOf(context, id)
      if (!desk) return
      const { owner, desks } = context
      enqueue.assign({ current: id, content: contentOf(desk) })
      enqueue.sendTo('keepDesks', { type: 'desk.opened', owner, desks, current: id } satisfies DesksEvent)
      enqueue(report(openedAs(contentOf(desk))))
    }),
    noteDeleted: assign(({ context }, id: string) => {
      const [desk, at] = [deskOf(context, id), context.desks.findIndex((other) => other.id === id)]
      return desk ? { deleted: { desk, at } } : {}
    }),
    forgetDeleted: assign({ deleted: undefined }),
    refuse: report((_, words: string): Emitted => ({ type: 'desk.refused', words })),
    beginForm: assign(({ context }, id: string) => ({
      renaming: id,
      name: deskOf(context, id)?.name ?? '',
      problem: '',
    })),
    keepName: assign((_, name: string) => ({ name, problem: '' })),
    explain: assign(({ context: { name, renaming, desks } }) => ({ problem: deskNameProblem(name, renaming, desks) })),
  },
  guards: {
    isOther: ({ context }, id: string) => id !== context.current && deskOf(context, id) !== undefined,
    isBlocked: ({ context }, id: string) =>
      id !== context.current && deskOf(context, id) !== undefined && isBuilding(context),
    isFull: ({ context }) => context.desks.length >= DESKS_LIMIT,
    isOnly: ({ context }) => context.desks.length < 2,
    isBlockedBeside: ({ context }, id: string) => beside(context, id) !== undefined && isBuilding(context),
    hasDeleted: ({ context }) => context.deleted !== undefined,
    isGone: ({ context }, changed: Changed) => seenIn(context, changed) === undefined,
    /** Another window has this desk, too, and has changed it; what is being built here goes first. */
    isElsewhere: ({ context }, changed: Changed) => {
      const desk = seenIn(context, changed)
      return desk !== undefined && !isBuilding(context) && !isSameContent(contentOf(desk), context.content)
    },
    isNamed: ({ context: { name, renaming, desks } }) => deskNameProblem(name, renaming, desks) === '',
  },
})
