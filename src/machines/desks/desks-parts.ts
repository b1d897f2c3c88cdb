import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { DESKS_LIMIT, type DeskContent, type KeptDesks } from '../../contract/desks/desks.ts'
import {
  arrangementOf,
  contentOf,
  type DeskOrder,
  deskNameProblem,
  edited,
  firstDesks,
} from '../../rules/desks/desks.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import {
  type Account,
  addressedIn,
  beside,
  type Changed,
  type Context,
  type DesksEvent,
  deskOf,
  differs,
  type Emitted,
  type Event,
  isBuilding,
  lastSeen,
  type Reached,
  type Recalled,
  seenIn,
  type Terminal,
  wholeOf,
} from './desks-context.ts'

const openedAs = (content: DeskContent): Emitted => {
  const { linked, symbol, density } = content
  return { type: 'desk.opened', arrangement: arrangementOf(content), linked, symbol, density }
}
/** What the Terminal and its rows show by themselves, before a desk is opened. */
const standing = ({ workspace, density }: Partial<DeskContent>) => ({ workspace, density })
const isBuiltBeside = (context: Context, kept: KeptDesks | undefined) => {
  const desk = kept && lastSeen(kept)
  return isBuilding(context) && desk !== undefined && !isSame(desk.workspace, context.content.workspace)
}
const madeIn = ({ owner, desks, current }: Context, edit: DeskOrder): DesksEvent => ({
  type: 'edit.made',
  owner,
  desks,
  current,
  edit,
})

/** The ports, actions and guards of the chart of desks. */
export const desksParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { keepDesks: stream<DesksEvent>('keepDesks') },
  actions: {
    keepTerminal: assign(({ context }, { owner, workspace, building }: Terminal) => ({
      owner,
      building,
      content: { ...context.content, workspace },
    })),
    forgetDesks: assign({ desks: [], current: '', deleted: undefined }),
    askForKept: sendTo('keepDesks', ({ context: { owner } }): DesksEvent => ({ type: 'desks.wanted', owner })),
    keepContent: assign(({ context }, change: Partial<DeskContent>) => ({
      content: { ...context.content, ...change },
    })),
    /** What stands there goes on: it is the desk that was seen last. Its symbol is selected, and its feeds follow, where nothing else was chosen. */
    takeKept: enqueueActions(({ context, enqueue }, kept: KeptDesks | undefined) => {
      const content = wholeOf(context)
      if (!content) return
      const desks = kept?.desks ?? firstDesks(content)
      const current = lastSeen({ desks, current: kept?.current })
      enqueue.assign({ desks, current: current?.id ?? '' })
      const linked = content.linked.length > 0 ? content.linked : (current?.linked ?? [])
      const symbol = content.symbol || (current?.symbol ?? '')
      if (linked === content.linked && symbol === content.symbol) return
      enqueue.assign({ content: { ...content, linked, symbol } })
      enqueue(report({ type: 'links.recalled', symbol, linked }))
    }),
    takeDesks: assign(({ context }, { desks, current }: Changed) => ({
      desks,
      current: current ?? context.current,
    })),
    edit: sendTo('keepDesks', ({ context }, edit: DeskOrder) => madeIn(context, edit)),
    /** What has changed on the desk is kept. */
    save: enqueueActions(({ context, enqueue }) => {
      const { desks, current } = context
      const content = wholeOf(context)
      if (!content || !differs(context, deskOf(context, current))) return
      const edit = { does: 'save', id: current, content } as const
      enqueue.assign({ desks: edited(desks, edit) })
      enqueue.sendTo('keepDesks', madeIn(context, edit))
    }),
    /** Another desk is shown, or what another window has put on this one. `symbol`: where it is not the one that was selected there. */
    open: enqueueActions(({ context, enqueue }, { id, symbol }: { id: string; symbol?: string | undefined }) => {
      const desk = deskOf(context, id)
      if (!desk) return
      const { owner, desks } = context
      const content = { ...contentOf(desk), symbol: symbol ?? desk.symbol }
      enqueue.assign({ current: id, content, reached: undefined })
      enqueue.sendTo('keepDesks', { type: 'desk.opened', owner, desks, current: id } satisfies DesksEvent)
      enqueue(report(openedAs(content)))
    }),
    keepReached: assign((_, reached: Reached) => ({ reached })),
    keepAccount: assign((_, account: Account) => ({ account })),
    /** An address that came before the desks were known, or those of the account. */
    takeReached: enqueueActions(({ context: { reached }, enqueue }) => {
      enqueue.assign({ reached: undefined })
      if (reached) enqueue.raise({ type: 'desk.reached', ...reached })
    }),
    miss: report(({ context }): Emitted => ({ type: 'desk.missed', id: addressedIn(context) })),
    noteDeleted: assign(({ context }, id: string) => {
      const [desk, at] = [deskOf(context, id), context.desks.findIndex((other) => other.id === id)]
      const shows = id === context.current ? ('it' as const) : ('another' as const)
      return desk ? { deleted: { desk, at, shows } } : {}
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
    isSeen: ({ context }, id: string) => id === context.current,
    isOther: ({ context }, id: string) => id !== context.current && deskOf(context, id) !== undefined,
    isBlocked: ({ context }, id: string) =>
      id !== context.current && deskOf(context, id) !== undefined && isBuilding(context),
    isAwaited: ({ context: { account } }) => account === 'awaited',
    isAnswered: (_, account: Account) => account === 'answered',
    isFull: ({ context }) => context.desks.length >= DESKS_LIMIT,
    isOnly: ({ context }) => context.desks.length < 2,
    isBlockedBeside: ({ context }, id: string) => beside(context, id) !== undefined && isBuilding(context),
    hasDeleted: ({ context }) => context.deleted !== undefined,
    isReader: ({ context }, { owner }: Terminal) => owner === context.owner,
    isOtherReader: ({ context }, { owner }: Terminal) => owner !== context.owner,
    isWhole: ({ context }) => wholeOf(context) !== undefined,
    /** A user has signed in, and what is being built in the Terminal of before goes on there. */
    isBuiltOn: ({ context }, kept: KeptDesks | undefined) => isBuiltBeside(context, kept),
    isWithoutSpace: ({ context }, kept: KeptDesks | undefined) =>
      isBuiltBeside(context, kept) && (kept?.desks.length ?? 0) >= DESKS_LIMIT,
    /** What stands there need not be what the current desk had: windows show different ones. */
    isOthers: ({ context }, { kept, seenIn: where }: Recalled) => {
      const desk = where === 'browser' && kept ? lastSeen(kept) : undefined
      return desk !== undefined && !isBuilding(context) && !isSame(standing(desk), standing(context.content))
    },
    /** It was deleted in another window, and what is being built there would be lost. */
    isNeeded: ({ context }, changed: Changed) =>
      seenIn(context, changed) === undefined && isBuilding(context) && changed.desks.length < DESKS_LIMIT,
    /** The same, where there is no space for it. */
    isLost: ({ context }, changed: Changed) => seenIn(context, changed) === undefined && isBuilding(context),
    /** Another window has deleted this desk, or has changed it; what is being built here goes first. */
    isElsewhere: ({ context }, changed: Changed) => {
      const desk = seenIn(context, changed)
      return desk === undefined || (!isBuilding(context) && differs(context, desk))
    },
    /** A builder has closed, and another window has changed the desk meanwhile. */
    isBehind: ({ context }, { owner, workspace, building }: Terminal) =>
      owner === context.owner &&
      isBuilding(context) &&
      !isBuilding({ building }) &&
      isSame(workspace, context.content.workspace) &&
      differs(context, deskOf(context, context.current)),
    isNamed: ({ context: { name, renaming, desks } }) => deskNameProblem(name, renaming, desks) === '',
  },
})
