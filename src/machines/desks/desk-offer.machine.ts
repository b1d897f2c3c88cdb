import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import type { Desks } from '../../rules/desks/desks.ts'
import { fitting } from '../../rules/desks/offered-desks.ts'
import { atFirst, type DesksHere, deskOfferParts, notedNow, ownerNow, takenNow, takingNow } from './desk-offer-parts.ts'

const readerIn = ({ event }: { event: { reader: string | undefined } }) => event.reader
const countIn = ({ event }: { event: { count: number } }) => event.count
const agreedIn = ({ event }: { event: { owner: string; desks: Desks } }) => event
const hereIn = ({ event }: { event: DoneActorEvent<DesksHere> }) => event.output

/** DSK-05: the desks that a visitor has left in this browser, which a user who signs in may take into the account. They go from the browser once the account has them. */
export const deskOfferMachine = deskOfferParts.createMachine({
  id: 'deskOffer',
  description: 'The desks that a visitor has left in this browser, for a user who signs in.',
  context: atFirst,
  initial: 'away',
  on: {
    'reader.changed': {
      guard: { type: 'isOther', params: readerIn },
      target: '.away',
      actions: 'forget',
    },
    'desks.counted': { actions: { type: 'keepCount', params: countIn } },
  },
  states: {
    away: {
      description: 'No user is signed in, or it is not known yet what the account has.',
      on: { 'desks.agreed': { target: 'looking', actions: { type: 'keepOwner', params: agreedIn } } },
    },
    looking: {
      description: 'It is looked up whether a visitor has left desks here that the user does not have.',
      invoke: {
        id: 'readHere',
        src: 'readHere',
        input: ownerNow,
        onDone: [
          { guard: { type: 'hasNone', params: hereIn }, target: 'resting' },
          {
            guard: { type: 'isPutOff', params: hereIn },
            target: 'waiting',
            actions: { type: 'keepHere', params: hereIn },
          },
          {
            guard: { type: 'isAsked', params: hereIn },
            target: 'offering',
            actions: { type: 'keepHere', params: hereIn },
          },
          { target: 'asking', actions: [{ type: 'keepHere', params: hereIn }, 'announceOffer'] },
        ],
        onError: 'resting',
      },
    },
    resting: { description: 'There are no desks of a visitor.' },
    asking: {
      description: 'It is being noted that the user has been asked.',
      invoke: { id: 'noteAsked', src: 'noteAsked', input: notedNow, onDone: 'offering', onError: 'offering' },
    },
    offering: {
      description: 'The user can take the desks into the account, those that are still here.',
      invoke: {
        id: 'readHere',
        src: 'readHere',
        input: ownerNow,
        onDone: [
          { guard: { type: 'hasNone', params: hereIn }, target: 'resting' },
          { actions: { type: 'keepHere', params: hereIn } },
        ],
        onError: 'resting',
      },
      on: {
        'page.focused': { target: 'offering', reenter: true },
        'keep.pressed': [
          { guard: 'isFull', actions: 'announceLeft' },
          { guard: 'isTooMany', target: 'keeping', actions: ['take', 'announceLeft', 'announceTaken'] },
          { target: 'keeping', actions: ['take', 'announceTaken'] },
        ],
        'later.pressed': 'puttingOff',
      },
    },
    keeping: {
      description: 'The desks are among those of the user, and are on their way into the account, which is noted.',
      invoke: { id: 'noteTaken', src: 'noteTaken', input: takingNow },
      on: {
        'reader.changed': { guard: { type: 'isNoUser', params: readerIn }, target: 'parting' },
        'desks.agreed': { target: 'dropping', actions: { type: 'keepArrived', params: agreedIn } },
        'desks.refused': 'looking',
      },
    },
    dropping: {
      description: 'The account has the desks, so the visitors’ go from the browser.',
      invoke: { id: 'dropHere', src: 'dropHere', input: takenNow, onDone: 'looking', onError: 'looking' },
    },
    parting: {
      description: 'The user has signed out, and the desks are still on their way into the account.',
      on: {
        'reader.changed': { target: 'away', actions: 'forget' },
        'desks.agreed': { target: 'clearing', actions: { type: 'keepArrived', params: agreedIn } },
      },
    },
    clearing: {
      description: 'The account of who has signed out has the desks, so the visitors’ go from the browser.',
      invoke: {
        id: 'dropHere',
        src: 'dropHere',
        input: takenNow,
        onDone: { target: 'away', actions: 'forget' },
        onError: { target: 'away', actions: 'forget' },
      },
    },
    puttingOff: {
      description: 'It is being noted that the user does not want to be asked again.',
      invoke: { id: 'notePutOff', src: 'notePutOff', input: notedNow, onDone: 'waiting', onError: 'waiting' },
    },
    waiting: {
      description: 'The desks stay the visitors’; the user can come back to them.',
      on: { 'page.focused': 'looking', 'offer.opened': 'offering' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof deskOfferMachine>
const none: DesksHere['offered'] = []
/** What is offered; none while nothing is. */
export const offeredOf = (snapshot: Snapshot) =>
  snapshot.matches('asking') || snapshot.matches('offering') || isKeeping(snapshot) ? snapshot.context.here : none
export const isKeeping = (snapshot: Snapshot) => snapshot.matches('keeping') || snapshot.matches('dropping')
/** There are desks that were put off. */
export const isPutOff = (snapshot: Snapshot) => snapshot.matches('puttingOff') || snapshot.matches('waiting')
/** There is space for none of them. */
export const isFull = ({ context: { here, count } }: Snapshot) => fitting(here, count).length === 0
