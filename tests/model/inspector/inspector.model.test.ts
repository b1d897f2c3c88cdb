import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type {
  DrawnChart,
  InspectedActor,
  InspectedMessage,
  InspectedStep,
} from '../../../src/contract/inspector/inspection.ts'
import { inspectorMachine } from '../../../src/machines/inspector/inspector.machine.ts'
import {
  acceptedOf,
  actorFilterOf,
  actorOf,
  canStep,
  copyingOf,
  eventFilterOf,
  givenTypeOf,
  givingOf,
  hasFailed,
  isFitted,
  isGone,
  isPaused,
  listOf,
  lookedOf,
  messageFilterOf,
  messageListOf,
  payloadOf,
  pictureOf,
  problemOf,
  stepOf,
  windowsOf,
} from '../../../src/machines/inspector/inspector-views.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const transition = (event: string) => ({
  id: `session ${event} #1`,
  source: 'session',
  event,
  actions: [],
  reenters: false,
})
const chart = (id: string): DrawnChart => ({ id, states: [], transitions: ['user.left', 'user.came'].map(transition) })
const step = (n: number, type: string, message = n): InspectedStep => ({
  n,
  at: n,
  event: { type },
  message,
  active: ['session'],
  taken: [],
  status: 'active',
  context: null,
})
const session: InspectedActor = {
  id: 's',
  name: 'session',
  chart: chart('session'),
  steps: [step(0, 'init'), step(1, 'asked')],
}
const tabs: InspectedActor = { id: 't', name: 'tabs', parent: 's', steps: [] }
/** Two that the session dealt with, and one to an actor that has taken no step. */
const message = (n: number, type: string, to: InspectedActor): InspectedMessage => {
  return { n, at: n, event: { type }, to: { id: to.id, name: to.name } }
}
const messages = [message(0, 'init', session), message(1, 'asked', session), message(2, 'opened', tabs)]
const windowOf = (id: string, actors: InspectedActor[]) => ({
  id,
  tab: 'tab',
  path: '/',
  startedAt: 0,
  takesEvents: true,
  actors,
  messages,
})
const lookedAt = (actor: InspectedActor) => ({ window: 'w', tab: 'tab', actor: actor.id, name: actor.name })

const received = { type: 'window.told', window: windowOf('w', [session]) }
const windowLeft = { type: 'window.left', window: 'w' }
const actorCame = { type: 'actor.came', window: 'w', actor: tabs }
const actorLeft = { type: 'actor.left', window: 'w', actor: 't' }
const taken = { type: 'step.taken', window: 'w', actor: 's', step: step(2, 'given', 3) }
const sent = { type: 'message.sent', window: 'w', message: message(3, 'given', session) }
const choose = (actor: InspectedActor) => ({ type: 'actor.chosen', says: actor.name, looked: lookedAt(actor) })
const chooseTabs = choose(tabs)
const chooseSession = choose(session)
const filterActors = { type: 'actors.filtered', filter: 'ses' }
const filterEvents = { type: 'events.filtered', filter: 'nit' }
const pause = { type: 'pause.pressed' }
const follow = { type: 'follow.pressed' }
const stepTo = { type: 'step.chosen', n: 0 }
const back = { type: 'step.moved', says: 'back', direction: -1 }
const on = { type: 'step.moved', says: 'on', direction: 1 }
const toMessage = { type: 'message.chosen', n: 0 }
const toNone = { type: 'message.chosen', says: 'one that led to no step', n: 2 }
const messageBack = { type: 'message.moved', says: 'back', direction: -1 }
const messageOn = { type: 'message.moved', says: 'on', direction: 1 }
const filterMessages = { type: 'messages.filtered', filter: 'ini' }
const size = { type: 'size.toggled' }
const retry = { type: 'retry.pressed' }
const copy = { type: 'copy.pressed' }
const pick = { type: 'type.picked', given: 'user.left' }
const malformed = { type: 'payload.changed', says: 'no JSON', text: '{' }
const wellFormed = { type: 'payload.changed', says: 'JSON', text: '{"name":"Ann","type":"other"}' }
const give = { type: 'give.pressed' }
const takenEvent = { type: 'xstate.done.actor.giveEvent', says: 'taken', output: true }
const refusedEvent = { type: 'xstate.done.actor.giveEvent', says: 'refused', output: false }
const notGiven = { type: 'xstate.error.actor.giveEvent', error: new Error('no channel') }
const unanswered = { type: 'xstate.after.answerTime.inspector.giving.asking', after: 3_000 }
const picture = { id: 'session', width: 1, height: 1, states: [], arrows: [], starts: [] }
const laid = { type: 'xstate.done.actor.layOut', output: picture }
const notLaid = { type: 'xstate.error.actor.layOut', error: new Error('no layout') }
const copied = { type: 'xstate.done.actor.copyText' }
const notCopied = { type: 'xstate.error.actor.copyText', error: new Error('refused') }
const later = (state: string) => ({ type: `xstate.after.copiedTime.inspector.copying.${state}`, after: 2_000 })
const [afterDone, afterFailed] = [later('done'), later('failed')]

const start = () =>
  drive(inspectorMachine, { promises: ['layOut', 'copyText', 'giveEvent'], streams: ['watchWindows'] })
type Start = ReturnType<typeof start>
const seen = ({ snapshot, calls }: Start) => {
  const here = snapshot()
  return {
    windows: windowsOf(here).map(({ id, actors }) => [id, actors.map(({ name, steps }) => [name, steps.length])]),
    looked: lookedOf(here)?.name,
    actor: actorOf(here)?.name,
    step: stepOf(here)?.n,
    list: listOf(here).map(({ n }) => n),
    can: [canStep(here, -1), canStep(here, 1)],
    messages: messageListOf(here).map(({ n }) => n),
    filters: [actorFilterOf(here), eventFilterOf(here), messageFilterOf(here)],
    isPaused: isPaused(here),
    isGone: isGone(here),
    isFitted: isFitted(here),
    drawn: pictureOf(here)?.id,
    hasFailed: hasFailed(here),
    copying: copyingOf(here),
    accepted: acceptedOf(here),
    givenType: givenTypeOf(here),
    payload: payloadOf(here),
    isMalformed: problemOf(here) !== undefined,
    giving: givingOf(here),
    given: calls.filter(({ port }) => port === 'giveEvent').map(({ input }) => input),
  }
}

/** Restated without the chart: what each event does to what is seen. */
function outcomeOf(events: AnyEventObject[]) {
  let kept: InspectedActor[] | undefined
  let shown: InspectedActor[] | undefined
  let keptSaid: InspectedMessage[] = []
  let shownSaid: InspectedMessage[] = []
  let looked: string | undefined
  let at: number | undefined
  let paused = false
  let fitted = true
  let drawing = 'blank'
  let copying = 'idle'
  let giving = 'idle'
  let picked = ''
  let payload = ''
  const given: unknown[] = []
  const accepted = () => (kept && looked === 'session' ? ['user.came', 'user.left'] : [])
  const type = () => (accepted().includes(picked) ? picked : accepted()[0])
  const filters = ['', '', '']
  const actor = () => shown?.find(({ name }) => name === looked)
  const steps = () => actor()?.steps ?? []
  const current = () => (at === undefined ? steps().at(-1) : steps().find(({ n }) => n === at))?.n
  const list = () => steps().filter(({ event }) => event.type.includes(filters[1] ?? ''))
  const beside = (direction: -1 | 1) => {
    const n = current()
    if (n === undefined) return undefined
    return direction === 1 ? list().find((one) => one.n > n)?.n : list().findLast((one) => one.n < n)?.n
  }
  const draw = () => {
    const hasChart = actor()?.chart !== undefined
    if (!hasChart) drawing = 'blank'
    else if (drawing === 'blank') drawing = 'laying'
  }
  const listen = (change: (actors: InspectedActor[]) => InspectedActor[] | undefined) => {
    kept = kept && change(kept)
    if (!paused) shown = kept
  }
  const say = (said: InspectedMessage[]) => {
    keptSaid = said
    if (!paused) shownSaid = said
  }
  const saidHere = () => (looked && shown ? shownSaid : [])
  const listedSaid = () =>
    saidHere().filter((one) => [one.event.type, one.to.name].some((name) => name.includes(filters[2] ?? '')))
  const stepAfter = (n: number) =>
    saidHere().some((one) => one.n === n)
      ? shown?.find(({ name }) => name === 'session')?.steps.find((one) => one.message === n)
      : undefined
  const lookAfter = (n: number | undefined) => {
    const to = n === undefined ? undefined : stepAfter(n)
    if (!to) return
    looked = 'session'
    pauseAt(to.n)
  }
  const saidBeside = (direction: -1 | 1) => {
    const from = steps().find(({ n }) => n === current())?.message ?? 99
    const led = listedSaid().filter(({ n }) => stepAfter(n))
    return (direction === 1 ? led.find(({ n }) => n > from) : led.findLast(({ n }) => n < from))?.n
  }
  const pauseAt = (n: number | undefined) => {
    if (n === undefined) return
    paused = true
    at = n
  }

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'window.told': () => {
      kept = [session]
      say(messages)
      if (paused) return
      shown = kept
      looked ??= 'session'
    },
    'window.left': () => {
      listen(() => undefined)
      say([])
    },
    'message.sent': () => {
      if (kept && keptSaid.length < 4) say([...keptSaid, sent.message])
    },
    'messages.filtered': ({ filter }) => {
      filters[2] = filter
    },
    'message.chosen': ({ n }) => lookAfter(n),
    'message.moved': ({ direction }) => lookAfter(saidBeside(direction)),
    'actor.came': () => listen((actors) => [...actors.filter(({ name }) => name !== 'tabs'), tabs]),
    'actor.left': () => listen((actors) => actors.filter(({ name }) => name !== 'tabs')),
    'step.taken': () =>
      listen((actors) =>
        actors.map((one) =>
          one.name === 'session' && one.steps.length < 3 ? { ...one, steps: [...one.steps, taken.step] } : one,
        ),
      ),
    'actor.chosen': ({ looked: { name } }) => {
      looked = name
      at = undefined
      giving = 'idle'
    },
    'actors.filtered': ({ filter }) => {
      filters[0] = filter
    },
    'events.filtered': ({ filter }) => {
      filters[1] = filter
    },
    'pause.pressed': () => !paused && pauseAt(current()),
    'step.chosen': ({ n }) => pauseAt(n),
    'step.moved': ({ direction }) => pauseAt(beside(direction)),
    'follow.pressed': () => {
      if (!paused) return
      paused = false
      at = undefined
      shown = kept
      shownSaid = keptSaid
      if (shown) looked ??= 'session'
    },
    'size.toggled': () => {
      fitted = !fitted
    },
    'retry.pressed': () => {
      if (drawing === 'failed') drawing = 'laying'
    },
    'xstate.done.actor.layOut': () => {
      drawing = 'drawn'
    },
    'xstate.error.actor.layOut': () => {
      drawing = 'failed'
    },
    'copy.pressed': () => {
      if (copying === 'idle' && current() !== undefined) copying = 'asking'
    },
    'xstate.done.actor.copyText': () => {
      copying = 'done'
    },
    'xstate.error.actor.copyText': () => {
      copying = 'failed'
    },
    'type.picked': (event) => {
      picked = event.given
      giving = 'idle'
    },
    'payload.changed': ({ text }) => {
      payload = text
      giving = 'idle'
    },
    'give.pressed': () => {
      if (giving === 'asking') return
      if (payload === '{') giving = 'malformed'
      else if (type() !== undefined) {
        giving = 'asking'
        given.push({
          ...{ window: 'w', actor: 's' },
          event: { ...(payload && { name: 'Ann' }), type: type() },
        })
      }
    },
    'xstate.done.actor.giveEvent': ({ output }) => {
      giving = output ? 'taken' : 'refused'
    },
    'xstate.error.actor.giveEvent': () => {
      giving = 'unanswered'
    },
    [unanswered.type]: () => {
      giving = 'unanswered'
    },
    [afterDone.type]: () => {
      copying = 'idle'
    },
    [afterFailed.type]: () => {
      copying = 'idle'
    },
  }
  for (const event of events) {
    rules[event.type]?.(event)
    draw()
  }
  return {
    windows: shown ? [['w', shown.map(({ name, steps: all }) => [name, all.length])]] : [],
    looked,
    actor: actor()?.name,
    step: current(),
    list: list().map(({ n }) => n),
    messages: listedSaid().map(({ n }) => n),
    can: [beside(-1) !== undefined, beside(1) !== undefined],
    filters,
    isPaused: paused,
    isGone: looked !== undefined && shown === undefined,
    isFitted: fitted,
    drawn: drawing === 'drawn' ? 'session' : undefined,
    hasFailed: drawing === 'failed',
    copying,
    accepted: accepted(),
    givenType: type(),
    payload,
    isMalformed: payload === '{',
    giving,
    given,
  }
}

const covered = coverage(inspectorMachine)
const walkAll = (cases: AnyEventObject[]) => {
  for (const { name, events } of walks(inspectorMachine, cases, facetsOf)) {
    it(`CHT-04 ${name}`, async () => {
      const inspector = start()
      await inspector.walk(events, (soFar) => expect(seen(inspector)).toEqual(outcomeOf(soFar)))
      covered.add(inspector.walked)
    })
  }
}
const facetsOf = ({ context }: ReturnType<Start['snapshot']>) => [
  context.payload,
  context.givenType,
  context.looked?.name,
  context.shown.length,
  context.windows.length,
  context.at,
]

describe('the inspector draws', () => walkAll([received, laid, notLaid, retry, actorCame, chooseTabs, chooseSession]))
describe('the inspector copies', () =>
  walkAll([received, copy, copied, notCopied, afterDone, afterFailed, size, filterActors]))
describe('the inspector follows and stands', () =>
  walkAll([received, taken, windowLeft, actorCame, actorLeft, pause, follow, stepTo, back, on, filterEvents]))
describe('the inspector goes along the sequence', () =>
  walkAll([
    received,
    sent,
    taken,
    actorCame,
    chooseTabs,
    toMessage,
    toNone,
    messageBack,
    messageOn,
    filterMessages,
    follow,
  ]))
describe('the inspector gives events', () =>
  walkAll([received, pick, malformed, wellFormed, give, takenEvent, refusedEvent, notGiven, unanswered, chooseTabs]))
describe('the walks', () => covered.prove())
