import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { DrawnChart, InspectedActor, InspectedStep } from '../../src/contract/inspection.ts'
import {
  actorFilterOf,
  actorOf,
  canStep,
  copyingOf,
  eventFilterOf,
  hasFailed,
  inspectorMachine,
  isFitted,
  isGone,
  isPaused,
  listOf,
  lookedOf,
  pictureOf,
  stepOf,
  windowsOf,
} from '../../src/machines/inspector.machine.ts'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

const chart = (id: string): DrawnChart => ({ id, states: [], transitions: [] })
const step = (n: number, type: string): InspectedStep => ({
  n,
  at: n,
  event: { type },
  active: [],
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
const windowOf = (id: string, actors: InspectedActor[]) => ({ id, tab: 'tab', path: '/', startedAt: 0, actors })
const lookedAt = (actor: InspectedActor) => ({ window: 'w', tab: 'tab', actor: actor.id, name: actor.name })

const told = { type: 'window.told', window: windowOf('w', [session]) }
const windowLeft = { type: 'window.left', window: 'w' }
const actorCame = { type: 'actor.came', window: 'w', actor: tabs }
const actorLeft = { type: 'actor.left', window: 'w', actor: 't' }
const taken = { type: 'step.taken', window: 'w', actor: 's', step: step(2, 'given') }
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
const size = { type: 'size.toggled' }
const retry = { type: 'retry.pressed' }
const copy = { type: 'copy.pressed' }
const picture = { id: 'session', width: 1, height: 1, states: [], arrows: [], starts: [] }
const laid = { type: 'xstate.done.actor.layOut', output: picture }
const notLaid = { type: 'xstate.error.actor.layOut', error: new Error('no layout') }
const copied = { type: 'xstate.done.actor.copyText' }
const notCopied = { type: 'xstate.error.actor.copyText', error: new Error('refused') }
const later = (state: string) => ({ type: `xstate.after.copiedTime.inspector.copying.${state}`, after: 2_000 })
const [afterDone, afterFailed] = [later('done'), later('failed')]

const start = () => drive(inspectorMachine, { promises: ['layOut', 'copyText'], streams: ['watchWindows'] })
type Start = ReturnType<typeof start>
const seen = ({ snapshot }: Start) => {
  const here = snapshot()
  return {
    windows: windowsOf(here).map(({ id, actors }) => [id, actors.map(({ name, steps }) => [name, steps.length])]),
    looked: lookedOf(here)?.name,
    actor: actorOf(here)?.name,
    step: stepOf(here)?.n,
    list: listOf(here).map(({ n }) => n),
    can: [canStep(here, -1), canStep(here, 1)],
    filters: [actorFilterOf(here), eventFilterOf(here)],
    isPaused: isPaused(here),
    isGone: isGone(here),
    isFitted: isFitted(here),
    drawn: pictureOf(here)?.id,
    hasFailed: hasFailed(here),
    copying: copyingOf(here),
  }
}

/** Said anew, without the chart: what each event does to what is seen. */
function outcomeOf(events: AnyEventObject[]) {
  let kept: InspectedActor[] | undefined
  let shown: InspectedActor[] | undefined
  let looked: string | undefined
  let at: number | undefined
  let paused = false
  let fitted = true
  let drawing = 'blank'
  let copying = 'idle'
  const filters = ['', '']
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
  const hear = (change: (actors: InspectedActor[]) => InspectedActor[] | undefined) => {
    kept = kept && change(kept)
    if (!paused) shown = kept
  }
  const pauseAt = (n: number | undefined) => {
    if (n === undefined) return
    paused = true
    at = n
  }

  const rules: Record<string, (event: AnyEventObject) => void> = {
    'window.told': () => {
      kept = [session]
      if (paused) return
      shown = kept
      looked ??= 'session'
    },
    'window.left': () => hear(() => undefined),
    'actor.came': () => hear((actors) => [...actors.filter(({ name }) => name !== 'tabs'), tabs]),
    'actor.left': () => hear((actors) => actors.filter(({ name }) => name !== 'tabs')),
    'step.taken': () =>
      hear((actors) =>
        actors.map((one) =>
          one.name === 'session' && one.steps.length < 3 ? { ...one, steps: [...one.steps, taken.step] } : one,
        ),
      ),
    'actor.chosen': ({ looked: { name } }) => {
      looked = name
      at = undefined
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
    can: [beside(-1) !== undefined, beside(1) !== undefined],
    filters,
    isPaused: paused,
    isGone: looked !== undefined && shown === undefined,
    isFitted: fitted,
    drawn: drawing === 'drawn' ? 'session' : undefined,
    hasFailed: drawing === 'failed',
    copying,
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
  context.looked?.name,
  context.shown.length,
  context.windows.length,
  context.at,
]

describe('the inspector draws', () => walkAll([told, laid, notLaid, retry, actorCame, chooseTabs, chooseSession]))
describe('the inspector copies', () =>
  walkAll([told, copy, copied, notCopied, afterDone, afterFailed, size, filterActors]))
describe('the inspector follows and stands', () =>
  walkAll([told, taken, windowLeft, actorCame, actorLeft, pause, follow, stepTo, back, on, filterEvents]))
describe('the walks', () => covered.prove())
