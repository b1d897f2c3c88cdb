import { assign, emit, type SnapshotFrom, setup } from 'xstate'

/** OVL-02: the pages, by the names of the specification. */
export type OverlayPage =
  | 'LogIn'
  | 'Create'
  | 'CreateConfirmation'
  | 'ResetPasswordRequest'
  | 'ResetPasswordRequestConfirmation'
  | 'ResetPassword'
  | 'ResetPasswordConfirmation'
  | 'Legal'
  | 'SuccessfulContact'
  | 'ErroredContact'
export type LegalDocument = 'tos' | 'privacy'
/** `resumes`: what asked for LogIn goes on where it was (FED-14). `before`: the page that Legal was opened from. */
type Context = { resumes: boolean; document: LegalDocument; before?: OverlayPage }
type Event =
  | { type: 'overlay.asked' }
  | { type: 'logIn.asked'; resumes?: boolean }
  | { type: 'create.asked' }
  | { type: 'resetRequest.asked' }
  | { type: 'legal.asked'; document?: LegalDocument }
  | { type: 'back.asked' }
  | { type: 'resetLink.followed' }
  | { type: 'account.created' }
  | { type: 'resetRequest.sent' }
  | { type: 'password.reset' }
  | { type: 'message.sent' }
  | { type: 'message.failed' }
  | { type: 'overlay.dismissed' }
  | { type: 'signIn.given' }
  | { type: 'member.came' }
type Emitted = { type: 'place.asked'; path: string } | { type: 'logIn.reached' } | { type: 'overlay.closed' }

const openLegalFrom = (before: OverlayPage) => ({
  target: 'Legal',
  actions: [
    { type: 'keepDocument' as const, params: ({ event }: { event: Event }) => documentAsked(event) },
    { type: 'keepBefore' as const, params: before },
  ],
})
const documentAsked = (event: Event) => (event.type === 'legal.asked' ? event.document : undefined) ?? 'tos'
const close = { target: '#overlay.closed', actions: 'announceClosed' as const }

export const overlayMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    keepResumes: assign(({ context }, resumes: boolean | undefined) => ({ resumes: resumes ?? context.resumes })),
    keepDocument: assign((_, document: LegalDocument) => ({ document })),
    keepBefore: assign((_, before: OverlayPage | undefined) => ({ before })),
    forgetAsker: assign({ resumes: false, before: undefined }),
    goToTerminal: emit({ type: 'place.asked', path: '/terminal' }),
    announceLogIn: emit({ type: 'logIn.reached' }),
    announceClosed: emit({ type: 'overlay.closed' }),
  },
  guards: {
    resumes: ({ context }) => context.resumes,
    isFromCreate: ({ context }) => context.before === 'Create',
    isFromLogIn: ({ context }) => context.before === 'LogIn',
  },
}).createMachine({
  id: 'overlay',
  context: { resumes: false, document: 'tos' },
  initial: 'closed',
  on: {
    'overlay.asked': {
      target: '.open',
      actions: [
        { type: 'keepDocument', params: 'tos' },
        { type: 'keepBefore', params: undefined },
      ],
    },
    'logIn.asked': {
      target: '.open.LogIn',
      actions: { type: 'keepResumes', params: ({ event }) => event.resumes },
    },
    'create.asked': '.open.Create',
    'resetRequest.asked': '.open.ResetPasswordRequest',
    'legal.asked': {
      target: '.open.Legal',
      actions: [
        { type: 'keepDocument', params: ({ event }) => documentAsked(event) },
        { type: 'keepBefore', params: undefined },
      ],
    },
    'resetLink.followed': '.open.ResetPassword',
    'account.created': '.open.CreateConfirmation',
    'password.reset': '.open.ResetPasswordConfirmation',
    'message.sent': '.open.SuccessfulContact',
    'message.failed': '.open.ErroredContact',
    'signIn.given': { target: '.closed', actions: 'goToTerminal' },
  },
  states: {
    closed: { entry: 'forgetAsker' },
    open: {
      initial: 'Legal',
      on: {
        'overlay.dismissed': close,
        'signIn.given': [
          { guard: 'resumes', ...close },
          { target: '#overlay.closed', actions: ['goToTerminal', 'announceClosed'] },
        ],
      },
      states: {
        LogIn: {
          entry: 'announceLogIn',
          on: { 'member.came': close, 'legal.asked': openLegalFrom('LogIn') },
        },
        Create: { on: { 'member.came': close, 'legal.asked': openLegalFrom('Create') } },
        CreateConfirmation: {},
        ResetPasswordRequest: { on: { 'resetRequest.sent': 'ResetPasswordRequestConfirmation' } },
        ResetPasswordRequestConfirmation: {},
        ResetPassword: {},
        ResetPasswordConfirmation: {},
        Legal: {
          on: {
            'legal.asked': {
              actions: { type: 'keepDocument', params: ({ event }) => documentAsked(event) },
            },
            'member.came': { actions: { type: 'keepBefore', params: undefined } },
            'back.asked': [
              { guard: 'isFromLogIn', target: 'LogIn' },
              { guard: 'isFromCreate', target: 'Create' },
            ],
          },
        },
        SuccessfulContact: {},
        ErroredContact: {},
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof overlayMachine>
/** OVL-01: undefined while nothing is open. */
export const pageOf = (snapshot: Snapshot): OverlayPage | undefined =>
  typeof snapshot.value === 'object' ? snapshot.value.open : undefined
export const documentOf = (snapshot: Snapshot) => snapshot.context.document
/** Whether Legal was opened from a form, and leads back to it. */
export const canGoBack = (snapshot: Snapshot) => snapshot.can({ type: 'back.asked' })
