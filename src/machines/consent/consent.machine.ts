import { assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** LEG-04: what may be kept and loaded besides the necessary. Analytics are not used by the product: there is nothing to allow. */
export type Consent = { functionality: boolean; thirdParty: boolean }
/** `consent`: undefined before the first answer. */
type Context = { consent?: Consent; draft: Consent }
type Event =
  | { type: 'settings.asked' }
  | { type: 'settings.left' }
  | { type: 'choice.changed'; change: Partial<Consent> }
  | { type: 'choice.saved' }
  | { type: 'all.allowed' }
  | { type: 'necessary.kept' }
  /** The browser has not stored something. */
  | { type: 'storage.refused' }
type Emitted = { type: 'consent.changed'; consent: Consent } | { type: 'storage.refused' }
export type ConsentEvent = { type: 'consent.decided'; consent: Consent }

const none = { functionality: false, thirdParty: false }
const inForce = ({ consent }: Context) => consent ?? none

const initialContext = ({ input: { kept } }: { input: { kept?: Consent } }): Context => ({
  consent: kept,
  draft: kept ?? none,
})
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const draftMade = ({ context }: { context: Context }) => context.draft

/** Asked once, quietly; the answer is good for 12 months and can be changed at any time. `input` is an answer that is still good. */
export const consentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { kept?: Consent },
  },
  actors: { keepConsent: stream<ConsentEvent>('keepConsent') },
  actions: {
    decide: assign((_, consent: Consent) => ({ consent })),
    keep: sendTo(
      'keepConsent',
      ({ context }): ConsentEvent => ({ type: 'consent.decided', consent: inForce(context) }),
    ),
    announce: report(({ context }): Emitted => ({ type: 'consent.changed', consent: inForce(context) })),
    announceRefusal: report({ type: 'storage.refused' }),
    beginDraft: assign(({ context }) => ({ draft: inForce(context) })),
    changeDraft: assign(({ context }, change: Partial<Consent>) => ({ draft: { ...context.draft, ...change } })),
  },
  guards: { hasAnswer: ({ context }) => context.consent !== undefined, isChoosing: stateIn({ settings: 'open' }) },
}).createMachine({
  id: 'consent',
  description: 'What the user allows us to keep and to load besides the necessary.',
  context: initialContext,
  invoke: { id: 'keepConsent', src: 'keepConsent' },
  type: 'parallel',
  on: { 'storage.refused': { actions: 'announceRefusal' } },
  states: {
    answer: {
      description: 'Whether the user has answered.',
      initial: 'asking',
      on: {
        'all.allowed': {
          target: '.given',
          actions: { type: 'decide', params: { functionality: true, thirdParty: true } },
        },
        'necessary.kept': {
          target: '.given',
          actions: { type: 'decide', params: { functionality: false, thirdParty: false } },
        },
        'choice.saved': { guard: 'isChoosing', target: '.given', actions: { type: 'decide', params: draftMade } },
      },
      states: {
        asking: {
          description: 'The user is asked by a quiet notice on the page, unless an earlier answer is still good.',
          always: { guard: 'hasAnswer', target: 'settled' },
        },
        given: {
          description: 'An answer was just given, and is kept and announced.',
          entry: ['keep', 'announce'],
          always: 'settled',
        },
        settled: {
          description: 'There is an answer that is still good.',
        },
      },
    },
    settings: {
      description: 'The dialog in which the user picks what to allow.',
      initial: 'closed',
      on: { 'settings.asked': '.open' },
      states: {
        closed: {
          description: 'The settings are not open.',
        },
        open: {
          description: 'The user picks what to allow.',
          entry: 'beginDraft',
          on: {
            'choice.changed': { actions: { type: 'changeDraft', params: changeIn } },
            'choice.saved': 'closed',
            'all.allowed': 'closed',
            'necessary.kept': 'closed',
            'settings.left': 'closed',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof consentMachine>
export const consentOf = (snapshot: Snapshot) => inForce(snapshot.context)
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
/** The quiet question stands on the page, also beneath the settings: nothing moves behind them. */
export const isAsking = (snapshot: Snapshot) => snapshot.matches({ answer: 'asking' })
export const isChoosing = (snapshot: Snapshot) => snapshot.matches({ settings: 'open' })
