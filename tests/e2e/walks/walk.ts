import type { Page } from '@playwright/test'
import { TestModel } from '@xstate/test'
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  EmittedFrom,
  EventFrom,
  MachineImplementationsFrom,
  SnapshotFrom,
} from 'xstate'
import { endShow, type Show, showBeside } from '../../../scripts/walks/show.ts'
import { nameOf } from '../../model/drive/walks.ts'
import type { Backend } from '../backend.ts'
import { expect, noticeOn, test } from '../test.ts'
import { type HeldCalls, holdCalls } from './calls.ts'
import { type Choice, type ChosenWalk, chooseWalks, type Reached, type Step } from './choose.ts'

/** The world that a walk controls. */
export type World = { page: Page; backend: Backend; calls: HeldCalls }

type Actors<Machine extends AnyStateMachine> = Required<NonNullable<MachineImplementationsFrom<Machine>['actors']>>
/** The calls of a chart. Ports that only send events, and charts that it invokes, are not calls: those events have their own hands. */
type PortOf<Machine extends AnyStateMachine> = {
  [Name in keyof Actors<Machine>]: Actors<Machine>[Name] extends AnyCallback | AnyStateMachine ? never : Name
}[keyof Actors<Machine>] &
  string
// biome-ignore lint/suspicious/noExplicitAny: its events and its input can be of any type
type AnyCallback = CallbackActorLogic<any, any, any>
type DelayOf<Machine extends AnyStateMachine> = keyof NonNullable<MachineImplementationsFrom<Machine>['delays']> &
  string
/** What happens to a chart without an event of its own: the answers to its calls, and the ends of its delays. */
type Outcome<Machine extends AnyStateMachine> =
  | `xstate.${'done' | 'error'}.actor.${PortOf<Machine>}`
  | `xstate.after.${DelayOf<Machine>}`
type Case<Machine extends AnyStateMachine> = { says?: string } & (
  | EventFrom<Machine>
  | { type: Outcome<Machine>; output?: unknown; error?: unknown }
  | { type: `xstate.after.${DelayOf<Machine>}.${string}` }
)

/** The action of a person or the backend that causes the event. */
type Hand<Machine extends AnyStateMachine, Event> = (
  world: World,
  event: Event & { says?: string },
  before: SnapshotFrom<Machine>,
) => Promise<unknown>
/** One hand for each event of the chart, each answer of its calls, each delay: a missing one is a type error. */
type Hands<Machine extends AnyStateMachine> = {
  [Event in EventFrom<Machine> as Event['type']]: Hand<Machine, Event>
} & { [Type in Outcome<Machine>]: Hand<Machine, { type: Type }> }

type Asked<Machine extends AnyStateMachine> = {
  /** The requirements that the walks prove, before each title. */
  ids: string
  cases: readonly Case<Machine>[]
  facets?: (snapshot: SnapshotFrom<Machine>) => unknown
  canHappen?: (snapshot: SnapshotFrom<Machine>, event: Case<Machine>) => boolean
  unreachable?: Choice['unreachable']
  ends?: (before: SnapshotFrom<Machine>, event: Case<Machine>) => boolean
  longest?: Choice['longest']
  /** The call of the contract behind each port. They are held until a step ends them. Undefined for a port that makes no call: its answer comes by itself. */
  calls: Record<PortOf<Machine>, string | undefined>
  /** The page's text for each notice of the chart. */
  notices?: { [Said in EmittedFrom<Machine>['type']]?: string }
  hands: Hands<Machine>
  /** Brings the page to the initial state of the chart. */
  begin(world: World): Promise<unknown>
  /** Compares what is visible with what must be visible in the chart's state. */
  look(world: World, snapshot: SnapshotFrom<Machine>): Promise<unknown>
}

/** One browser test for each of the walks that together take all transitions of a chart. */
export const walkInBrowser =
  <Machine extends AnyStateMachine>(machine: Machine) =>
  (asked: Asked<Machine>) => {
    const choice = { machine, ...asked } as unknown as Choice
    for (const walk of chooseWalks(choice)) {
      test(`${asked.ids} ${machine.id}: ${walk.name}`, async ({ page, backend }) => {
        const world = { page, backend, calls: await holdCalls(page, backend, madeBy(asked.calls)) }
        const show = await showBeside(page, machine.id)
        await asked.begin(world)
        await show?.begin()
        await compare(asked, world, walk.start)
        await take(asked, world, walk, show)
        await show?.end()
      })
    }
    test.afterAll(endShow)
  }

/** The walk is a path of @xstate/test, which calls the hand of each event and then looks at the state that it led to. */
async function take<Machine extends AnyStateMachine>(
  asked: Asked<Machine>,
  world: World,
  walk: ChosenWalk,
  show: Show,
) {
  const hands = asked.hands as Record<string, Hand<AnyStateMachine, AnyEventObject> | undefined>
  let reached = walk.start
  async function lend(step: Step) {
    const { type } = step.event
    const hand = hands[type.replace(/^(xstate\.after\.\w+)\..*/, '$1')]
    if (!hand) throw new Error(`No hand for ${type}.`)
    await show?.say(nameOf(step.event))
    // a notice disappears by itself, so it is awaited while the hand acts
    await test.step(type, () =>
      Promise.all([hand(world, step.event, step.before), receiveNotice(world.page, noticeOf(step))]),
    )
    reached = step
  }
  const texts: Partial<Record<string, string>> = asked.notices ?? {}
  const noticeOf = ({ said }: Reached) => said.map((type) => texts[type] ?? '').join('')
  const events = Object.fromEntries(
    walk.steps.map(({ event }) => [event.type, lend as (step: object) => Promise<void>]),
  )
  async function look({ value }: AnyMachineSnapshot) {
    await compare(asked, world, reached)
    await show?.reach(`⇒ ${JSON.stringify(value)}`)
  }
  for (const path of pathsOf(walk)) await path.test({ events, states: { '*': look } })
}

const madeBy = (calls: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(calls).flatMap(([port, name]) => (name ? [[port, name]] : [])))

function pathsOf({ start, steps }: ChosenWalk) {
  const { snapshot } = steps.at(-1) ?? start
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(snapshot.machine, {
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const path = {
    state: snapshot,
    steps: steps.map((step) => ({ ...step, state: step.snapshot })),
    weight: steps.length,
  }
  return model.getPaths(() => [path])
}

async function compare<Machine extends AnyStateMachine>(
  { look, calls: asked }: Asked<Machine>,
  world: World,
  { snapshot, calls }: Reached,
) {
  await expect(noticeOn(world.page)).toHaveText('')
  await look(world, snapshot as SnapshotFrom<Machine>)
  const made = Object.fromEntries(Object.entries(calls).filter(([port]) => port in madeBy(asked)))
  await expect.poll(() => world.calls.counts, 'each call is made as often as the chart makes it').toEqual(made)
}

/** Waits for a notice, if there must be one, and dismisses it. */
async function receiveNotice(page: Page, text: string) {
  if (text === '') return
  // by a poll: an expectation of a locator that is not met yet describes the whole page for its message, each time
  await expect.poll(() => noticeOn(page).textContent()).toBe(text)
  await noticeOn(page).getByRole('button', { name: 'Dismiss' }).click()
}
