import { assign, emit, type SnapshotFrom, setup } from 'xstate'

/** OVL-02: the pages, by the names of the specification. */
export type OverlayPage = 'LogIn' | 'Legal'
export type LegalDocument = 'tos' | 'privacy'
type Context = { resumes: boolean; document: LegalDocument }
type Event =
  | { type: 'overlay.asked' }
  | { type: 'logIn.asked'; resumes?: boolean }
  | { type: 'legal.asked'; document?: LegalDocument }
  | { type: 'overlay.dismissed' }
  | { type: 'signIn.given' }
  | { type: 'member.came' }
type Emitted = { type: 'place.asked'; path: string } | { type: 'overlay.closed' }

export const overlayMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    keepResumes: assign((_, resumes: boolean) => ({ resumes })),
    keepDocument: assign((_, document: LegalDocument) => ({ document })),
    goToTerminal: emit({ type: 'place.asked', path: '/terminal' }),
    announceClosed: emit({ type: 'overlay.closed' }),
  },
  guards: { resumes: ({ context }) => context.resumes },
}).createMachine({
  id: 'overlay',
  context: { resumes: false, document: 'tos' },
  initial: 'closed',
  on: {
    'overlay.asked': { target: '.open', actions: { type: 'keepDocument', params: 'tos' } },
    'logIn.asked': {
      target: '.open.LogIn',
      actions: { type: 'keepResumes', params: ({ event }) => event.resumes ?? false },
    },
    'legal.asked': {
      target: '.open.Legal',
      actions: { type: 'keepDocument', params: ({ event }) => event.document ?? 'tos' },
    },
  },
  states: {
    closed: {},
    open: {
      initial: 'Legal',
      on: {
        'overlay.dismissed': { target: 'closed', actions: 'announceClosed' },
        'signIn.given': [
          { guard: 'resumes', target: 'closed', actions: 'announceClosed' },
          { target: 'closed', actions: ['goToTerminal', 'announceClosed'] },
        ],
      },
      states: {
        LogIn: { on: { 'member.came': { target: '#overlay.closed', actions: 'announceClosed' } } },
        Legal: {},
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof overlayMachine>
/** OVL-01: undefined while nothing is open. */
export const pageOf = (snapshot: Snapshot): OverlayPage | undefined =>
  typeof snapshot.value === 'object' ? snapshot.value.open : undefined
export const documentOf = (snapshot: Snapshot) => snapshot.context.document
