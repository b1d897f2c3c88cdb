import { assign, setup } from 'xstate'
import type { DrawnChart, InspectionNews } from '../../contract/inspector/inspection.ts'
import type { Picture } from '../../rules/inspector/chart-picture.ts'
import { readPayload } from '../../rules/inspector/given-events.ts'
import { type Looked, lookOn, withNews } from '../../rules/inspector/inspection.ts'
import { port, stream } from '../shared/ports.ts'
import {
  afterBesideIn,
  afterIn,
  besideIn,
  type Context,
  chartIn,
  type Event,
  type Given,
  givenIn,
  stepIn,
} from './inspector-context.ts'

/** The ports, actions and guards of the inspector's chart. */
export const inspectorParts = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    watchWindows: stream('watchWindows'),
    layOut: port<Picture, DrawnChart>('layOut'),
    copyText: port<void, string>('copyText'),
    giveEvent: port<boolean, Given>('giveEvent'),
  },
  actions: {
    keepNews: assign(({ context }, news: InspectionNews) => ({ windows: withNews(context.windows, news) })),
    showAll: assign(({ context: { windows, looked } }) => ({ shown: windows, looked: lookOn(windows, looked) })),
    lookAt: assign((_, looked: Looked) => ({ looked, at: undefined })),
    standAt: assign((_, n: number | undefined) => ({ at: n })),
    filterActors: assign((_, actorFilter: string) => ({ actorFilter })),
    filterEvents: assign((_, eventFilter: string) => ({ eventFilter })),
    filterMessages: assign((_, messageFilter: string) => ({ messageFilter })),
    lookBack: assign((_, to: { looked: Looked; n: number } | undefined) => ({
      ...(to && { looked: to.looked, at: to.n }),
    })),
    pickType: assign((_, givenType: string) => ({ givenType })),
    keepPayload: assign((_, payload: string) => ({ payload })),
    noteAsked: assign(({ context }) => ({ asked: chartIn(context), picture: undefined })),
    keepPicture: assign((_, picture: Picture) => ({ picture })),
  },
  guards: {
    hasChart: ({ context }) => chartIn(context) !== undefined,
    asksOther: ({ context }) => chartIn(context) !== context.asked,
    hasStep: ({ context }) => stepIn(context) !== undefined,
    hasBeside: ({ context }, direction: -1 | 1) => besideIn(context, direction) !== undefined,
    canGive: ({ context }) => givenIn(context) !== undefined,
    isMalformed: ({ context }) => readPayload(context.payload).problem !== undefined,
    isTaken: (_, isTaken: boolean) => isTaken,
    ledToStep: ({ context }, n: number) => afterIn(context, n) !== undefined,
    hasMessageBeside: ({ context }, direction: -1 | 1) => afterBesideIn(context, direction) !== undefined,
  },
  delays: { copiedTime: 2_000, answerTime: 3_000 },
})
