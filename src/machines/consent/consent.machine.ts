import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** LEG-04: what may be kept and loaded besides the necessary. Analytics are not used by the product: there is nothing to allow. */
export type Consent = { functionality: boolean; thirdParty: boolean }
type Context = { consent: Consent; draft: Consent; isDecided: boolean }
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

const initialContext = ({ input: { kept } }: { input: { kept?: Consent } }) => ({
  consent: kept ?? none,
  draft: kept ?? none,
  isDecided: kept !== undefined,
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
    decide: assign((_, consent: Consent) => ({ consent, isDecided: true })),
    keep: sendTo('keepConsent', ({ context }): ConsentEvent => ({ type: 'consent.decided', consent: context.consent })),
    announce: report(({ context }): Emitted => ({ type: 'consent.changed', consent: context.consent })),
    announceRefusal: report({ type: 'storage.refused' }),
    beginDraft: assign(({ context }) => ({ draft: context.consent })),
    changeDraft: assign(({ context }, change: Partial<Consent>) => ({ draft: { ...context.draft, ...change } })),
  },
  guards: { isDecided: ({ context }) => context.isDecided },
}).createMachine({
  id: 'consent',
  description: 'What the user allows us to keep and to load besides the necessary.',
  context: initialContext,
  invoke: { id: 'keepConsent', src: 'keepConsent' },
  initial: 'recalling',
  on: {
    'settings.asked': '.choosing',
    'storage.refused': { actions: 'announceRefusal' },
    'all.allowed': {
      target: '.decided',
      actions: { type: 'decide', params: { functionality: true, thirdParty: true } },
    },
    'necessary.kept': {
      target: '.decided',
      actions: { type: 'decide', params: { functionality: false, thirdParty: false } },
    },
  },
  states: {
    recalling: {
      description: 'An earlier answer is looked up.',
      always: [{ guard: 'isDecided', target: 'settled' }, { target: 'asking' }],
    },
    asking: {
      description: 'The user is asked by a quiet notice on the page.',
    },
    choosing: {
      description: 'The user picks what to allow in the settings.',
      entry: 'beginDraft',
      on: {
        'choice.changed': { actions: { type: 'changeDraft', params: changeIn } },
        'choice.saved': { target: 'decided', actions: { type: 'decide', params: draftMade } },
        'settings.left': 'recalling',
      },
    },
    decided: {
      description: 'An answer was just given, and is kept and announced.',
      entry: ['keep', 'announce'],
      always: 'settled',
    },
    settled: {
      description: 'There is an answer that is still good.',
    },
  },
})

type Snapshot = SnapshotFrom<typeof consentMachine>
export const consentOf = (snapshot: Snapshot) => snapshot.context.consent
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
/** The quiet question stands on the page, also beneath the settings: nothing moves behind them. */
export const isAsking = (snapshot: Snapshot) => !snapshot.context.isDecided
export const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing')
