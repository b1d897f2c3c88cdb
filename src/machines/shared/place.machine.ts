import { and, assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate'
import type { Place } from '../../contract/shared/pages.ts'
import { stream } from './ports.ts'
import { report } from './report.ts'

/** `token`: of the address's query, as mailed links bring it; `shared`: as the links of shared presets do. */
export type Whereabouts = { place: Place; token?: string | undefined; shared?: string | undefined }
type Event =
  | ({ type: 'place.changed' } & Whereabouts)
  /** `replaces`: going back must not lead to the current place. */
  | { type: 'place.asked'; path: string; replaces?: boolean }
  | { type: 'member.came' }
  | { type: 'member.left' }
  /** The sign-in has ended without a sign-out. */
  | { type: 'member.lapsed' }
  | { type: 'visitor.known' }
  | { type: 'message.typed' }
  | { type: 'message.settled' }
  /** In the dialog. */
  | { type: 'signIn.completed' }
  | { type: 'logIn.reached' }
  | { type: 'overlay.closed' }
  /** The dialog was closed without a sign-in. */
  | { type: 'logIn.left' }
/** RTE-09, RTE-10. A link without a token is no less followed. `logIn.required`: who signs in goes on where they are. */
type Emitted =
  | { type: 'resetLink.reached'; token: string }
  | { type: 'logIn.wanted' }
  | { type: 'logIn.required' }
  | { type: 'verifyLink.reached'; token: string }
export type PlaceEvent = { type: 'path.wanted'; path: string; replaces?: boolean }

const initialContext = ({ input }: { input: Whereabouts }) => input
const whereaboutsIn = ({ event }: { event: Whereabouts }) => event
const replacesIn = <Value>({ event }: { event: { replaces?: Value } }) => event.replaces
const pathIn = <Value>({ event }: { event: { path: Value } }) => event.path

/** Where the user is. The browser's history is the record; this chart follows it and asks it to move. */
export const placeMachine = setup({
  types: { context: {} as Whereabouts, events: {} as Event, emitted: {} as Emitted, input: {} as Whereabouts },
  actors: { watchPlace: stream<PlaceEvent>('watchPlace') },
  actions: {
    keepPlace: assign((_, { place, token, shared }: Whereabouts) => ({ place, token, shared })),
    goTo: sendTo('watchPlace', (_, path: string): PlaceEvent => ({ type: 'path.wanted', path })),
    goOnTo: sendTo('watchPlace', (_, path: string): PlaceEvent => ({ type: 'path.wanted', path, replaces: true })),
    announceResetLink: report(({ context }) => ({ type: 'resetLink.reached' as const, token: context.token ?? '' })),
    announceVerifyLink: report(({ context }) => ({ type: 'verifyLink.reached' as const, token: context.token ?? '' })),
    askForLogIn: report({ type: 'logIn.wanted' }),
    askToGoOn: report({ type: 'logIn.required' }),
  },
  guards: {
    isResetLink: ({ context }) => context.place.page === 'resetPassword',
    isVerifyLink: ({ context }) => context.place.page === 'verifyUser',
    isLink: ({ context }) => isLink(context.place),
    isLeftForGood: ({ context }, replaces: boolean | undefined) => replaces || isLink(context.place),
    hasVerification: ({ context }) => Boolean(context.token) && context.place.page !== 'resetPassword',
    isAtContactUs: ({ context }) => context.place.page === 'contactUs',
    isAtProfile: ({ context }) => context.place.page === 'profile',
    isAtForm: ({ context }) => isVisitorForm(context.place),
    isAtAccount: ({ context }) => isAccount(context.place),
    isMemberAtProfile: and([stateIn({ reader: 'member' }), 'isAtProfile']),
    isMemberAtForm: and([stateIn({ reader: 'member' }), 'isAtForm']),
    isVisitorAtAccount: and([stateIn({ reader: 'visitor' }), 'isAtAccount']),
  },
}).createMachine({
  id: 'place',
  description: 'The address that the user is at, and where they are sent.',
  context: initialContext,
  invoke: { id: 'watchPlace', src: 'watchPlace' },
  type: 'parallel',
  on: {
    // a mailed link opens its dialog whenever it is reached: going back must not reach it by accident
    'place.asked': [
      {
        guard: { type: 'isLeftForGood', params: replacesIn },
        actions: { type: 'goOnTo', params: pathIn },
      },
      { actions: { type: 'goTo', params: pathIn } },
    ],
    'signIn.completed': [
      { guard: 'isLink', actions: { type: 'goOnTo', params: '/terminal' } },
      { actions: { type: 'goTo', params: '/terminal' } },
    ],
    'logIn.reached': { guard: 'hasVerification', actions: 'announceVerifyLink' },
    'overlay.closed': { guard: 'isLink', actions: { type: 'goOnTo', params: '/terminal' } },
  },
  states: {
    reader: {
      description: 'Who is here.',
      initial: 'unknown',
      on: { 'member.came': '.member', 'member.left': '.visitor', 'member.lapsed': '.visitor' },
      states: {
        unknown: {
          description: 'The session has not settled yet.',
          on: { 'visitor.known': 'visitor' },
        },
        visitor: {
          description: 'No user is signed in.',
          on: { 'logIn.left': { guard: 'isAtAccount', actions: { type: 'goOnTo', params: '/terminal' } } },
        },
        member: {
          description: 'A user is signed in.',
        },
      },
    },
    message: {
      description: 'What is typed to the team.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No message was typed, or it was sent.',
          on: { 'message.typed': 'typed' },
        },
        typed: {
          description: 'A message was typed, and who signs in over it stays with it.',
          // SES-02
          on: { 'message.settled': 'settled', 'signIn.completed': { guard: 'isAtContactUs' } },
        },
      },
    },
    address: {
      description: 'Whether the user can stay where they are.',
      initial: 'arriving',
      on: {
        'place.changed': { target: '.arriving', actions: { type: 'keepPlace', params: whereaboutsIn } },
        'member.came': '.arrived',
        'member.lapsed': { target: '.asking', actions: 'askToGoOn' },
        // RTE-06: the pages of a member are empty now, and no one should be left on an empty page
        'member.left': {
          guard: 'isMemberAtProfile',
          target: '.leaving',
          actions: { type: 'goOnTo', params: '/terminal' },
        },
      },
      states: {
        arriving: {
          description: 'A new address was reached, and mailed links are followed from it.',
          always: [
            { guard: 'isResetLink', target: 'arrived', actions: 'announceResetLink' },
            { guard: 'isVerifyLink', target: 'arrived', actions: 'askForLogIn' },
            { target: 'arrived' },
          ],
        },
        arrived: {
          description: 'The user is at the page that they asked for.',
          always: [
            // RTE-07: what is there for visitors only leads a member on
            {
              guard: 'isMemberAtForm',
              target: 'leaving',
              actions: { type: 'goOnTo', params: '/profile/user-profile' },
            },
            // RTE-06: the account is for members, and LogIn is the way there
            { guard: 'isVisitorAtAccount', target: 'asking', actions: 'askToGoOn' },
          ],
        },
        asking: {
          description: 'A visitor is at a page for members, and the login dialog is open.',
        },
        leaving: {
          description: 'The user is being sent to another page.',
        },
      },
    },
  },
})

const isLink = ({ page }: Place) => page === 'resetPassword' || page === 'verifyUser'
/** RTE-07: the forms in the page. */
export const isVisitorForm = (place: Place) =>
  place.page === 'profile' && (place.part === 'sign-in' || place.part === 'create-account')

const isAccount = (place: Place) => place.page === 'profile' && !isVisitorForm(place)

export type PlaceSnapshot = SnapshotFrom<typeof placeMachine>
export const placeOf = (snapshot: PlaceSnapshot) => snapshot.context.place
