import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { DrawnChart, InspectionNews } from '../contract/inspection.ts'
import type { Picture } from '../rules/chart-picture.ts'
import {
  actorAt,
  type Looked,
  lookOn,
  stepBeside,
  stepsOf,
  type Windows,
  windowAt,
  withNews,
} from '../rules/inspection.ts'
import { port, stream } from './ports.ts'

type Context = {
  windows: Windows
  /** What is seen: while it is paused, what there was then. */
  shown: Windows
  looked?: Looked
  /** The step that is looked at; undefined for the last one. */
  at?: number
  actorFilter: string
  eventFilter: string
  /** The chart that the picture was asked for. */
  asked?: DrawnChart
  picture?: Picture
}
type Event =
  | InspectionNews
  | { type: 'actor.chosen'; looked: Looked }
  | { type: 'actors.filtered'; filter: string }
  | { type: 'events.filtered'; filter: string }
  | { type: 'pause.pressed' }
  | { type: 'follow.pressed' }
  | { type: 'step.chosen'; n: number }
  | { type: 'step.moved'; direction: -1 | 1 }
  | { type: 'size.toggled' }
  | { type: 'retry.pressed' }
  | { type: 'copy.pressed' }

const chartIn = ({ shown, looked }: Context) => actorAt(shown, looked)?.chart
const listedIn = ({ shown, looked, eventFilter }: Context) => stepsOf(actorAt(shown, looked), eventFilter)
const stepIn = (context: Context) => {
  const steps = actorAt(context.shown, context.looked)?.steps ?? []
  return context.at === undefined ? steps.at(-1) : steps.find(({ n }) => n === context.at)
}
const besideIn = (context: Context, direction: -1 | 1) => {
  const n = stepIn(context)?.n
  return n === undefined ? undefined : stepBeside(listedIn(context), n, direction)
}

const keep = { type: 'keepNews' as const, params: ({ event }: { event: InspectionNews }) => event }
/** What an app's window tells is kept in any case. */
const heeding = <Actions>(actions: Actions) => ({
  'window.told': { actions },
  'window.left': { actions },
  'actor.came': { actions },
  'actor.left': { actions },
  'step.taken': { actions },
})

/** CHT-04: what the inspector shows of the app's windows. It follows them, or stands at a step of one of their charts. */
export const inspectorMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    watchWindows: stream('watchWindows'),
    layOut: port<Picture, DrawnChart>('layOut'),
    copyText: port<void, string>('copyText'),
  },
  actions: {
    keepNews: assign(({ context }, news: InspectionNews) => ({ windows: withNews(context.windows, news) })),
    showAll: assign(({ context: { windows, looked } }) => ({ shown: windows, looked: lookOn(windows, looked) })),
    lookAt: assign((_, looked: Looked) => ({ looked, at: undefined })),
    standAt: assign((_, n: number | undefined) => ({ at: n })),
    filterActors: assign((_, actorFilter: string) => ({ actorFilter })),
    filterEvents: assign((_, eventFilter: string) => ({ eventFilter })),
    noteAsked: assign(({ context }) => ({ asked: chartIn(context), picture: undefined })),
    keepPicture: assign((_, picture: Picture) => ({ picture })),
  },
  guards: {
    hasChart: ({ context }) => chartIn(context) !== undefined,
    asksOther: ({ context }) => chartIn(context) !== context.asked,
    hasStep: ({ context }) => stepIn(context) !== undefined,
    hasBeside: ({ context }, direction: -1 | 1) => besideIn(context, direction) !== undefined,
  },
  delays: { copiedTime: 2_000 },
}).createMachine({
  id: 'inspector',
  context: { windows: [], shown: [], actorFilter: '', eventFilter: '' },
  type: 'parallel',
  invoke: { id: 'watchWindows', src: 'watchWindows' },
  on: {
    'actor.chosen': { actions: { type: 'lookAt', params: ({ event }) => event.looked } },
    'actors.filtered': { actions: { type: 'filterActors', params: ({ event }) => event.filter } },
    'events.filtered': { actions: { type: 'filterEvents', params: ({ event }) => event.filter } },
  },
  states: {
    watching: {
      initial: 'following',
      on: {
        'step.chosen': { target: '.paused', actions: { type: 'standAt', params: ({ event }) => event.n } },
        'step.moved': {
          guard: { type: 'hasBeside', params: ({ event }) => event.direction },
          target: '.paused',
          actions: { type: 'standAt', params: ({ context, event }) => besideIn(context, event.direction) },
        },
      },
      states: {
        following: {
          on: {
            ...heeding([keep, { type: 'showAll' as const }]),
            'pause.pressed': {
              guard: 'hasStep',
              target: 'paused',
              actions: { type: 'standAt', params: ({ context }) => stepIn(context)?.n },
            },
          },
        },
        paused: {
          on: {
            ...heeding([keep]),
            'follow.pressed': { target: 'following', actions: [{ type: 'standAt', params: undefined }, 'showAll'] },
          },
        },
      },
    },
    drawing: {
      initial: 'blank',
      states: {
        blank: { entry: 'noteAsked', always: { guard: 'hasChart', target: 'laying' } },
        laying: {
          entry: 'noteAsked',
          always: { guard: 'asksOther', target: 'blank' },
          invoke: {
            id: 'layOut',
            src: 'layOut',
            input: ({ context }) => context.asked ?? { id: '', states: [], transitions: [] },
            onDone: {
              target: 'drawn',
              actions: { type: 'keepPicture', params: ({ event }: { event: DoneActorEvent<Picture> }) => event.output },
            },
            onError: 'failed',
          },
        },
        drawn: { always: { guard: 'asksOther', target: 'blank' } },
        failed: { always: { guard: 'asksOther', target: 'blank' }, on: { 'retry.pressed': 'laying' } },
      },
    },
    size: {
      initial: 'fitted',
      states: { fitted: { on: { 'size.toggled': 'natural' } }, natural: { on: { 'size.toggled': 'fitted' } } },
    },
    copying: {
      initial: 'idle',
      states: {
        idle: { on: { 'copy.pressed': { guard: 'hasStep', target: 'asking' } } },
        asking: {
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => JSON.stringify(actorAt(context.shown, context.looked), undefined, 2),
            onDone: 'done',
            onError: 'failed',
          },
        },
        done: { after: { copiedTime: 'idle' } },
        failed: { after: { copiedTime: 'idle' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof inspectorMachine>
export const windowsOf = (snapshot: Snapshot) => snapshot.context.shown
export const lookedOf = (snapshot: Snapshot) => snapshot.context.looked
export const actorOf = ({ context }: Snapshot) => actorAt(context.shown, context.looked)
export const stepOf = ({ context }: Snapshot) => stepIn(context)
export const pictureOf = (snapshot: Snapshot) => snapshot.context.picture
export const actorFilterOf = (snapshot: Snapshot) => snapshot.context.actorFilter
export const eventFilterOf = (snapshot: Snapshot) => snapshot.context.eventFilter
export const listOf = ({ context }: Snapshot) => listedIn(context)
export const isPaused = (snapshot: Snapshot) => snapshot.matches({ watching: 'paused' })
export const isFitted = (snapshot: Snapshot) => snapshot.matches({ size: 'fitted' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ drawing: 'failed' })
export const canStep = (snapshot: Snapshot, direction: -1 | 1) => snapshot.can({ type: 'step.moved', direction })
export const copyingOf = (snapshot: Snapshot) => snapshot.value.copying
/** The window that is looked at is no more: nothing of it is shown until it is back. */
export const isGone = ({ context }: Snapshot) =>
  context.looked !== undefined && windowAt(context.shown, context.looked) === undefined
