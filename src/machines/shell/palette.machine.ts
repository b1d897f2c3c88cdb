import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import { firstWorkspace } from '../../rules/shared/page/workspace.ts'
import { type Desk, deedFor } from '../../rules/shell/deeds.ts'
import type { Entry } from '../../rules/shell/palette.ts'
import { soughtSymbol } from '../../rules/shell/palette.ts'
import {
  type Asked,
  type Context,
  type Desks,
  type Early,
  earlyTaken,
  paletteParts,
  type Suggestions,
  type Taken,
} from './palette-parts.ts'

const initialContext = (): Context => ({
  slot: undefined,
  feeds: firstWorkspace.feedConfigurations,
  pitFeed: firstWorkspace.newsPitFeedConfiguration,
  text: '',
  recalled: '',
  foundFor: '',
  found: [],
})
const textIn = <Value>({ event }: { event: { text: Value } }) => event.text
const keptText = ({ context }: { context: Context }) => context.text
const keyIn = <Value>({ event }: { event: { key: Value } }) => event.key
const askedIn = ({ event }: { event: Asked }) => event
const keyedIn = <Value>({ event }: { event: { keyed: Value } }) => event.keyed
const slotIn = <Value>({ event }: { event: { slot: Value } }) => event.slot
const entryIn = ({ event }: { event: { entry: Entry } }) => event.entry
const takenIn = ({ event }: { event: Taken }) => event
const earlyIn = ({ event }: { event: Early }) => event
const firstIn = ({ event: { first, isNew } }: { event: Early }): Taken | undefined =>
  first && { entry: first, deed: deedFor(first, isNew) }
const desksIn = ({ event }: { event: Desks }) => event
const outputOf = ({ event }: { event: DoneActorEvent<Suggestions> }) => event.output
const takenAfter = ({ context, event }: { context: Context; event: DoneActorEvent<Suggestions> }) =>
  earlyTaken(context, event.output)
const takenWithout = ({ context }: { context: Context }) => earlyTaken(context, [])
const phraseNow = ({ context }: { context: Context }) => soughtSymbol(context.text)

/** LAY-28 to LAY-31: one field from which everything can be reached. What is typed stays until something is taken. */
export const paletteMachine = paletteParts.createMachine({
  id: 'palette',
  description: 'The field from which everything can be reached.',
  context: initialContext,
  initial: 'closed',
  on: {
    'feeds.changed': [
      { guard: { type: 'isReplaced', params: desksIn }, actions: { type: 'keepFeeds', params: desksIn } },
      { actions: [{ type: 'keepFeeds', params: desksIn }, 'forgetReplaced'] },
    ],
    'feed.asked': { actions: { type: 'openFeed', params: askedIn } },
    'command.keyed': { actions: { type: 'giveKeyed', params: keyedIn } },
    'undo.pressed': { guard: 'canUndo', actions: 'bringBack' },
    'undo.left': { actions: 'forgetReplaced' },
  },
  states: {
    closed: {
      description: 'The palette is closed.',
      on: {
        'palette.asked': {
          target: 'open',
          actions: [{ type: 'keepSlot', params: slotIn }, 'begin', 'announceOpening'],
        },
      },
    },
    open: {
      description: 'The user looks for something.',
      type: 'parallel',
      on: {
        'palette.left': 'closed',
        'entry.reached': { actions: { type: 'keepKey', params: keyIn } },
        'entry.taken': { target: 'closed', actions: { type: 'carryOut', params: takenIn } },
        'first.taken': {
          guard: { type: 'isTaken', params: firstIn },
          target: 'closed',
          actions: { type: 'carryOut', params: firstIn },
        },
      },
      states: {
        directory: {
          description: 'What the directory of listed companies suggests.',
          initial: 'recalling',
          on: {
            // an answer to an older text is dropped
            'text.changed': [
              {
                guard: { type: 'isSought', params: textIn },
                target: '.pausing',
                actions: { type: 'keepText', params: textIn },
              },
              { target: '.resting', actions: { type: 'keepText', params: textIn } },
            ],
          },
          states: {
            recalling: {
              description: 'It is checked whether something was typed before.',
              always: [{ guard: { type: 'isSought', params: keptText }, target: 'asking' }, { target: 'resting' }],
            },
            resting: {
              description: 'Nothing is to be asked.',
            },
            pausing: {
              description: 'The user is typing.',
              after: { typingPause: 'asking' },
              on: {
                'first.taken': {
                  guard: 'mayBeSymbol',
                  target: 'asking',
                  actions: { type: 'keepEarly', params: earlyIn },
                },
              },
            },
            asking: {
              description: 'The directory is asked for what is typed.',
              invoke: {
                id: 'suggestSymbols',
                src: 'suggestSymbols',
                input: phraseNow,
                onDone: [
                  {
                    guard: { type: 'isTaken', params: takenAfter },
                    target: 'answered',
                    actions: [{ type: 'carryOut', params: takenAfter }, 'leave'],
                  },
                  { target: 'answered', actions: { type: 'keepFound', params: outputOf } },
                ],
                onError: [
                  {
                    guard: { type: 'isTaken', params: takenWithout },
                    target: 'failed',
                    actions: [{ type: 'carryOut', params: takenWithout }, 'leave'],
                  },
                  { target: 'failed' },
                ],
              },
              on: {
                'first.taken': { guard: 'mayBeSymbol', actions: { type: 'keepEarly', params: earlyIn } },
              },
            },
            answered: {
              description: 'The suggestions are for what is typed.',
            },
            failed: {
              description: 'The directory has not answered; everything else can be reached.',
            },
          },
        },
        view: {
          description: 'What the list shows.',
          initial: 'entries',
          on: { 'text.changed': '.entries' },
          states: {
            entries: {
              description: 'What matches what is typed.',
              entry: 'forgetSubject',
              on: {
                'actions.asked': {
                  guard: { type: 'hasActions', params: entryIn },
                  target: 'actions',
                  actions: { type: 'keepSubject', params: entryIn },
                },
              },
            },
            actions: {
              description: 'What can be done with one entry.',
              on: { 'actions.left': { target: 'entries', actions: 'returnToSubject' } },
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof paletteMachine>
export const isOpen = (snapshot: Snapshot) => snapshot.matches('open')
export const textOf = (snapshot: Snapshot) => snapshot.context.text
/** Nothing has been typed since the palette was opened. */
export const isRecalled = ({ context: { text, recalled } }: Snapshot) => text === recalled
export const slotOf = (snapshot: Snapshot) => snapshot.context.slot
export const foundOf = (snapshot: Snapshot) => snapshot.context.found
export const foundForOf = (snapshot: Snapshot) => snapshot.context.foundFor
/** The key of the entry that the user has gone to; undefined for the first. */
export const keyOf = (snapshot: Snapshot) => snapshot.context.at
/** The entry whose actions are shown. */
export const subjectOf = (snapshot: Snapshot) => snapshot.context.subject
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ open: { directory: 'failed' } })
/** The directory has not answered for what is typed. */
export const isAsking = (snapshot: Snapshot) =>
  snapshot.matches({ open: { directory: 'asking' } }) || snapshot.matches({ open: { directory: 'pausing' } })
/** The feed that was changed, while that can be undone. */
export const changedOf = (snapshot: Snapshot) => snapshot.context.replaced?.slot
/** The feeds, and which of them what is taken is for. */
export const deskOf = (snapshot: Snapshot): Desk => snapshot.context
