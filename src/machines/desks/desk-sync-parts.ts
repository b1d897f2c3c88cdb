import { assign, enqueueActions, setup } from 'xstate'
import type { StoredDesks } from '../../contract/desks/stored-desks.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import type { Desks } from '../../rules/desks/desks.ts'
import { isSameDesks } from '../../rules/desks/merge-desks.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { SignIn } from '../session/sign-in.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type { Context as DesksContext } from './desks-context.ts'

/** What the Terminal of this window shows. `owner`: '' for a visitor. */
export type Shown = Pick<DesksContext, 'owner' | 'desks' | 'current' | 'building'>
export const shownIn = ({ owner, desks, current, building }: Shown): Shown => ({ owner, desks, current, building })
/** `agreed`: what this browser and the account had in common last, as far as this window knows. */
export type Syncing = Shown & { agreed: StoredDesks | undefined }
/** What a user who has signed out leaves, and in whose name it is saved. */
export type Parting = Syncing & { signIn: SignIn | undefined }
/** `desks`: those that the browser keeps now; `ids`: other ids that its desks have got. `rest`: names of desks for which there is no space. */
export type Synced = {
  desks: Desks
  ids: Readonly<Record<string, string>>
  agreed: StoredDesks
  rest: readonly string[]
}
/** The username of a user whose sign-in is confirmed, '' once it is known that no user is signed in, undefined until then. */
type Reader = string | undefined
/** `signIn`: of the reader, as it was when it was known last. `parting`: what goes to the account after a sign-out. `sent`: the desks that were shown when they were saved last. `rest`: names of desks for which there was no space. `failures`: calls in a row that have failed. */
export type Context = {
  reader: Reader
  signIn: SignIn | undefined
  parting: Parting | undefined
  shown: Shown | undefined
  agreed: StoredDesks | undefined
  sent: Desks
  rest: readonly string[]
  failures: number
}
export type Event =
  | { type: 'reader.changed'; reader: Reader }
  /** It comes after the reader: what a user has left is saved in their name. */
  | { type: 'signIn.changed'; signIn: SignIn | undefined }
  /** Undefined until they are known. */
  | { type: 'desks.changed'; shown: Shown | undefined }
  /** They may have been changed elsewhere, or can be reached again. */
  | { type: 'desks.wanted' }
  /** It may be closed now. */
  | { type: 'page.left' }
type Emitted =
  | { type: 'desks.merged'; desks: Desks; current: string | undefined }
  /** The account has all desks of this browser: these. */
  | { type: 'desks.agreed'; owner: string; desks: Desks }
  /** They stay in this browser. `names`: of desks for which there is no space in the account. */
  | { type: 'desks.unfit'; names: readonly string[] }
  | { type: 'desks.refused' }

export const atFirst = (): Context => ({
  reader: undefined,
  signIn: undefined,
  parting: undefined,
  shown: undefined,
  agreed: undefined,
  sent: [],
  rest: [],
  failures: 0,
})

const none: Shown = { owner: '', desks: [], current: '', building: [] }
export const syncingNow = ({ context: { shown = none, agreed } }: { context: Context }): Syncing => ({
  ...shown,
  agreed,
})
export const partingNow = ({ context: { parting } }: { context: Context }): Parting =>
  parting ?? { ...none, agreed: undefined, signIn: undefined }
const isUnsaved = ({ shown = none, agreed }: Context) => agreed !== undefined && !isSameDesks(shown.desks, agreed.desks)
/** Milliseconds, doubled with each failure. */
const RETRY_MS = 5_000
const LONGEST_MS = 300_000

/** The ports, actions and guards of the chart that keeps desks in the account. */
export const deskSyncParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    loadDesks: port<Synced, Syncing>('loadDesks'),
    saveDesks: port<Synced, Syncing>('saveDesks'),
    /** The same, but at once and beyond the page's end. */
    sendDesks: port<Synced, Syncing>('sendDesks'),
    /** The same for a user who has signed out. */
    partDesks: port<Synced, Parting>('partDesks'),
    dropCopies: port<void, undefined>('dropCopies'),
    watchVisits: stream('watchVisits'),
  },
  actions: {
    keepReader: assign((_, reader: Reader) => ({ reader, agreed: undefined, rest: [], failures: 0 })),
    keepSignIn: assign((_, signIn: SignIn | undefined) => ({ signIn })),
    keepParting: assign(({ context }) => ({ parting: { ...syncingNow({ context }), signIn: context.signIn } })),
    /** They were changed elsewhere, and have come together with that. */
    renewParting: assign(({ context: { parting } }, { desks, agreed }: Synced) => ({
      parting: parting && { ...parting, desks, agreed },
    })),
    forgetParting: assign({ parting: undefined }),
    keepShown: assign((_, shown: Shown | undefined) => ({ shown })),
    noteSent: assign(({ context: { shown = none } }) => ({ sent: shown.desks })),
    countFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    takeSynced: enqueueActions(({ context: { shown = none, rest: before }, enqueue }, synced: Synced) => {
      const { desks, ids, agreed, rest } = synced
      // another desk may have been opened during the call
      const current = ids[shown.current]
      enqueue.assign({ agreed, rest, failures: 0 })
      if (rest.length > 0 && !isSame(rest, before)) enqueue(report({ type: 'desks.unfit', names: rest }))
      if (desks.length === 0 || (current === undefined && isSameDesks(desks, shown.desks))) return
      enqueue.assign({ shown: { ...shown, desks, current: current ?? shown.current } })
      enqueue(report({ type: 'desks.merged', desks, current }))
    }),
    announceAgreed: report(({ context: { reader = '', agreed } }) => ({
      type: 'desks.agreed' as const,
      owner: reader,
      desks: agreed?.desks ?? [],
    })),
    announceParted: report(({ context: { parting } }, { agreed }: Synced) => ({
      type: 'desks.agreed' as const,
      owner: parting?.owner ?? '',
      desks: agreed.desks,
    })),
    announceRefusal: report({ type: 'desks.refused' }),
  },
  guards: {
    isOtherReader: ({ context }, reader: Reader) => reader !== context.reader,
    /** The user has signed out, with changes that the account does not have. */
    isParting: ({ context }, reader: Reader) =>
      reader === '' && Boolean(context.reader) && context.shown?.owner === context.reader && isUnsaved(context),
    isFirstFailure: ({ context: { failures } }) => failures === 0,
    isVisitor: ({ context: { reader, shown } }) => reader === '' && shown?.owner === '',
    isReady: ({ context: { reader, shown } }) => Boolean(reader) && shown?.owner === reader,
    isOwners: ({ context }, shown: Shown | undefined) => shown !== undefined && shown.owner === context.shown?.owner,
    isChange: ({ context }, shown: Shown | undefined) =>
      shown !== undefined &&
      shown.owner === context.shown?.owner &&
      !isSameDesks(shown.desks, context.shown.desks) &&
      !isSameDesks(shown.desks, context.agreed?.desks ?? []),
    /** The page goes with changes that the account does not have. */
    isUnsaved: ({ context }) => isUnsaved(context),
    /** The account has what this browser keeps. */
    isAgreed: (_, { desks, agreed }: Synced) => isSameDesks(desks, agreed.desks),
    /** Something was changed while it was being saved. */
    isOvertaken: ({ context: { shown = none, sent } }) => !isSameDesks(shown.desks, sent),
    /** They would be refused again: too large, or off the contract. */
    isUnfit: (_, error: unknown) => [400, 413].includes(refusalStatus(error) ?? 0),
  },
  delays: {
    pauseTime: 2_000,
    partTime: 4_000,
    retryTime: ({ context: { failures } }) => Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_MS),
  },
})
