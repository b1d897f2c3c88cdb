import type { DoneActorEvent } from 'xstate'
import type { InspectionNews } from '../../contract/inspector/inspection.ts'
import { actorAt } from '../../rules/inspector/inspection.ts'
import { type Context, eventGiven, ledTo, messageMovedTo, stepMovedTo, stepSeen } from './inspector-context.ts'
import { inspectorParts } from './inspector-parts.ts'

const lookedIn = <Value>({ event }: { event: { looked: Value } }) => event.looked
const filterIn = <Value>({ event }: { event: { filter: Value } }) => event.filter
const nIn = <Value>({ event }: { event: { n: Value } }) => event.n
const directionIn = <Value>({ event }: { event: { direction: Value } }) => event.direction
const typeIn = <Value>({ event }: { event: { given: Value } }) => event.given
const textIn = <Value>({ event }: { event: { text: Value } }) => event.text
const newsIn = ({ event }: { event: InspectionNews }) => event
const chartAsked = ({ context }: { context: Context }) => context.asked ?? { id: '', states: [], transitions: [] }
const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
const logSeen = ({ context }: { context: Context }) =>
  JSON.stringify(actorAt(context.shown, context.looked), undefined, 2)

/** CHT-04: what the inspector shows of the app's windows. It follows them, or stands at a step of one of their charts. */
export const inspectorMachine = inspectorParts.createMachine({
  id: 'inspector',
  description: 'What the inspector shows of the charts in the windows of the app.',
  context: { windows: [], shown: [], actorFilter: '', eventFilter: '', messageFilter: '', payload: '' },
  type: 'parallel',
  invoke: { id: 'watchWindows', src: 'watchWindows' },
  on: {
    'actors.filtered': { actions: { type: 'filterActors', params: filterIn } },
    'events.filtered': { actions: { type: 'filterEvents', params: filterIn } },
    'messages.filtered': { actions: { type: 'filterMessages', params: filterIn } },
  },
  states: {
    watching: {
      description: 'Whether the inspector follows what happens.',
      initial: 'following',
      on: {
        'step.chosen': { target: '.paused', actions: { type: 'standAt', params: nIn } },
        'step.moved': {
          guard: { type: 'hasBeside', params: directionIn },
          target: '.paused',
          actions: { type: 'standAt', params: stepMovedTo },
        },
        'message.chosen': {
          guard: { type: 'ledToStep', params: nIn },
          target: '.paused',
          actions: { type: 'lookBack', params: ledTo },
        },
        'message.moved': {
          guard: { type: 'hasMessageBeside', params: directionIn },
          target: '.paused',
          actions: { type: 'lookBack', params: messageMovedTo },
        },
      },
      states: {
        following: {
          description: 'Every new step is shown at once.',
          on: {
            // what an app's window sends is kept in any case
            'window.told': { actions: [{ type: 'keepNews', params: newsIn }, 'showAll'] },
            'window.left': { actions: [{ type: 'keepNews', params: newsIn }, 'showAll'] },
            'actor.came': { actions: [{ type: 'keepNews', params: newsIn }, 'showAll'] },
            'actor.left': { actions: [{ type: 'keepNews', params: newsIn }, 'showAll'] },
            'step.taken': { actions: [{ type: 'keepNews', params: newsIn }, 'showAll'] },
            'message.sent': { actions: [{ type: 'keepNews', params: newsIn }, 'showAll'] },
            'pause.pressed': {
              guard: 'hasStep',
              target: 'paused',
              actions: { type: 'standAt', params: stepSeen },
            },
          },
        },
        paused: {
          description: 'The inspector stands at one step while news is kept for later.',
          on: {
            'window.told': { actions: [{ type: 'keepNews', params: newsIn }] },
            'window.left': { actions: [{ type: 'keepNews', params: newsIn }] },
            'actor.came': { actions: [{ type: 'keepNews', params: newsIn }] },
            'actor.left': { actions: [{ type: 'keepNews', params: newsIn }] },
            'step.taken': { actions: [{ type: 'keepNews', params: newsIn }] },
            'message.sent': { actions: [{ type: 'keepNews', params: newsIn }] },
            'follow.pressed': { target: 'following', actions: [{ type: 'standAt', params: undefined }, 'showAll'] },
          },
        },
      },
    },
    drawing: {
      description: 'The picture of the chart that was picked.',
      initial: 'blank',
      states: {
        blank: {
          description: 'No chart has been picked.',
          entry: 'noteAsked',
          always: { guard: 'hasChart', target: 'laying' },
        },
        laying: {
          description: 'The layout of the picture is being computed.',
          entry: 'noteAsked',
          always: { guard: 'asksOther', target: 'blank' },
          invoke: {
            id: 'layOut',
            src: 'layOut',
            input: chartAsked,
            onDone: { target: 'drawn', actions: { type: 'keepPicture', params: outputOf } },
            onError: 'failed',
          },
        },
        drawn: {
          description: 'The picture is on the page.',
          always: { guard: 'asksOther', target: 'blank' },
        },
        failed: {
          description: 'The picture could not be laid out, and the user can try again.',
          always: { guard: 'asksOther', target: 'blank' },
          on: { 'retry.pressed': 'laying' },
        },
      },
    },
    size: {
      description: 'How large the picture is.',
      initial: 'fitted',
      states: {
        fitted: {
          description: 'The picture fits its panel.',
          on: { 'size.toggled': 'natural' },
        },
        natural: {
          description: 'The picture has its natural size and scrolls.',
          on: { 'size.toggled': 'fitted' },
        },
      },
    },
    giving: {
      description: 'Sends an event to the chart that is looked at.',
      initial: 'idle',
      on: {
        'actor.chosen': { target: '.idle', actions: { type: 'lookAt', params: lookedIn } },
        'type.picked': { target: '.idle', actions: { type: 'pickType', params: typeIn } },
        'payload.changed': { target: '.idle', actions: { type: 'keepPayload', params: textIn } },
        'give.pressed': [
          { guard: 'canGive', target: '.asking' },
          { guard: 'isMalformed', target: '.malformed' },
        ],
      },
      states: {
        idle: { description: 'An event can be picked and sent.' },
        malformed: { description: 'The payload is not a JSON object.' },
        asking: {
          description: 'The event was sent to the page, which has yet to answer.',
          on: { 'give.pressed': {} },
          invoke: {
            id: 'giveEvent',
            src: 'giveEvent',
            input: eventGiven,
            onDone: [{ guard: { type: 'isTaken', params: outputOf }, target: 'taken' }, { target: 'refused' }],
            onError: 'unanswered',
          },
          after: { answerTime: 'unanswered' },
        },
        taken: { description: 'The chart has taken the event.' },
        refused: { description: 'The page has refused the event.' },
        unanswered: { description: 'The page has not answered in time.' },
      },
    },
    copying: {
      description: 'Copies the log of a chart to the clipboard.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being copied.',
          on: { 'copy.pressed': { guard: 'hasStep', target: 'asking' } },
        },
        asking: {
          description: 'The browser is asked to copy the log.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: logSeen,
            onDone: 'done',
            onError: 'failed',
          },
        },
        done: {
          description: 'The log was copied, and the button says so for a moment.',
          after: { copiedTime: 'idle' },
        },
        failed: {
          description: 'The log could not be copied, and the button says so for a moment.',
          after: { copiedTime: 'idle' },
        },
      },
    },
  },
})
