import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { createBrowser } from './browser.ts'

const slots = [0, 1, 2, 'newsPit'] as const
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)
beforeEach(() => {
  unhandled.length = 0
  process.on('uncaughtException', note)
})
afterEach(() => void process.off('uncaughtException', note))

/** The whole app, with every chart that it ever starts. */
async function openAll() {
  const browser = createBrowser()
  onTestFinished(browser.close)
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
  await browser.open('/terminal')
  const app = browser.app()
  const { builderOf } = await (await app.widgets()).builders()
  for (const slot of slots) builderOf(slot)
  await app.newsPit()
  await vi.waitFor(() => expect(chartOf('lastNews.0')).toBeDefined())
  function chartOf(id: string): AnyActorRef {
    return app.root.system.get(id)
  }
  return { app, chartOf, ids: () => Object.keys(app.root.getSnapshot().children) }
}

/** Has the chart throw at its next event, once; of charts that share their logic that one alone. */
function plant({ id, src }: AnyActorRef) {
  const logic = src as AnyStateMachine
  const transition = vi.spyOn(logic, 'transition').mockImplementation((snapshot, event, scope) => {
    if (scope.self.id !== id) return original(snapshot, event, scope)
    transition.mockRestore()
    throw new Error(id)
  })
  const original = Object.getPrototypeOf(logic).transition.bind(logic)
}

/** Whether a chart takes an event: an unknown one changes nothing. */
function answers(chart: AnyActorRef) {
  let isSeen = false
  const seen = chart.system.inspect(({ type, actorRef }) => {
    isSeen ||= type === '@xstate.snapshot' && actorRef === chart
  })
  chart.send({ type: 'test.asked' })
  seen.unsubscribe()
  return isSeen && chart.getSnapshot().status === 'active'
}

it('CHT-08 each chart of the app is started again when it throws, and all others still answer', async () => {
  const { ids, chartOf } = await openAll()
  const all = ids()
  const wrong: Record<string, unknown> = {}
  for (const id of all) {
    const before = all.map(chartOf)
    plant(chartOf(id))
    chartOf(id).send({ type: 'test.failed' })
    const after = all.map(chartOf)
    const replaced = all.filter((_, at) => before[at] !== after[at])
    const silent = all.filter((_, at) => !after[at] || !answers(after[at]))
    if (replaced.join() !== id || silent.length > 0) wrong[id] = { replaced, silent }
  }
  await new Promise((done) => setTimeout(done))
  expect([all.length > 70, wrong, unhandled]).toEqual([true, {}, []])
})
