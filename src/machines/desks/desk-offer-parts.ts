import { assign, setup } from 'xstate'
import type { Desks } from '../../rules/desks/desks.ts'
import { fitting, leftWords, type Offered, offerWords } from '../../rules/desks/offered-desks.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `asked`, `putOff`: by their ids among visitors’ desks, what the user was asked about by a notice, and does not want to be asked about. */
export type DesksHere = { offered: readonly Offered[]; asked: readonly string[]; putOff: readonly string[] }
/** What is noted of the desks with these ids among visitors’. */
export type Noted = { owner: string; ids: readonly string[] }
/** What the user has taken, by their ids among visitors’. */
export type Taken = { owner: string; taken: readonly Offered[] }
/** The username of a user whose sign-in is confirmed, '' once it is known that no user is signed in, undefined until then. */
type Reader = string | undefined
/** `count`: how many desks the user has. `here`: those of this browser's visitors that the user does not have. `taken`: those of them that are on their way into the account. */
export type Context = {
  owner: string
  count: number
  here: readonly Offered[]
  taken: readonly Offered[]
}
/** `desks`: what the account has. */
type Agreed = { owner: string; desks: Desks }
export type Event =
  | { type: 'reader.changed'; reader: Reader }
  | { type: 'desks.counted'; count: number }
  /** The account and this browser have the same desks of the user. */
  | ({ type: 'desks.agreed' } & Agreed)
  /** The account does not take them. */
  | { type: 'desks.refused' }
  /** Another window may have kept the desks. */
  | { type: 'page.focused' }
  | { type: 'keep.pressed' }
  | { type: 'later.pressed' }
  | { type: 'offer.opened' }
type Emitted =
  | { type: 'desks.taken'; desks: Desks }
  /** That there are desks to be kept, or no space for them, in words. */
  | { type: 'offer.noted'; words: string }

export const atFirst = (): Context => ({ owner: '', count: 0, here: [], taken: [] })

const idsOf = (offered: readonly Offered[]) => offered.map(({ from }) => from)
const areIn = (offered: readonly Offered[], ids: readonly string[]) => offered.every(({ from }) => ids.includes(from))
export const ownerNow = ({ context }: { context: Context }) => context.owner
export const takenNow = ({ context }: { context: Context }) => context.taken
export const takingNow = ({ context: { owner, taken } }: { context: Context }): Taken => ({ owner, taken })
export const notedNow = ({ context: { owner, here } }: { context: Context }): Noted => ({ owner, ids: idsOf(here) })

/** The ports, actions and guards of the chart that offers visitors’ desks. */
export const deskOfferParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    readHere: port<DesksHere, string>('readHere'),
    noteAsked: port<void, Noted>('noteAsked'),
    notePutOff: port<void, Noted>('notePutOff'),
    noteTaken: port<void, Taken>('noteTaken'),
    dropHere: port<void, readonly Offered[]>('dropHere'),
  },
  actions: {
    forget: assign({ owner: '', here: [], taken: [] }),
    keepOwner: assign((_, { owner }: Agreed) => ({ owner })),
    keepCount: assign((_, count: number) => ({ count })),
    keepHere: assign((_, { offered }: DesksHere) => ({ here: offered })),
    announceOffer: report({ type: 'offer.noted', words: offerWords }),
    take: assign(({ context: { here, count } }) => ({ taken: fitting(here, count) })),
    announceTaken: report(({ context: { taken } }) => ({
      type: 'desks.taken' as const,
      desks: taken.map(({ desk }) => desk),
    })),
    announceLeft: report(({ context: { here, count } }) => ({
      type: 'offer.noted' as const,
      words: leftWords(here.slice(fitting(here, count).length).map(({ desk }) => desk)),
    })),
    /** One that the user has deleted again meanwhile stays in the browser. */
    keepArrived: assign(({ context }, { desks }: Agreed) => ({
      taken: context.taken.filter(({ desk }) => desks.some(({ id }) => id === desk.id)),
    })),
  },
  guards: {
    isNoUser: (_, reader: Reader) => reader === '',
    isOther: ({ context }, reader: Reader) => reader !== context.owner,
    hasNone: (_, { offered }: DesksHere) => offered.length === 0,
    isPutOff: (_, { offered, putOff }: DesksHere) => areIn(offered, putOff),
    isAsked: (_, { offered, asked }: DesksHere) => areIn(offered, asked),
    isFull: ({ context: { here, count } }) => fitting(here, count).length === 0,
    isTooMany: ({ context: { here, count } }) => fitting(here, count).length < here.length,
  },
})
