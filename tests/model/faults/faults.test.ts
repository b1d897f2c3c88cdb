import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { api } from '../../../src/contract/api.ts'
import { startTestBackend, type TestBackend } from '../../contract/backend.ts'
import { createBrowser } from './browser.ts'
import { memberScenes } from './member-scenes.ts'
import { type CallName, createNetwork, type Fault, faultsOf, outcomeOf } from './network.ts'
import { eventually, openAsMember, type Scene, type World } from './scene.ts'
import { sessionScenes } from './session-scenes.ts'
import { signUpScenes } from './sign-up-scenes.ts'
import { visitorScenes } from './visitor-scenes.ts'

/** A call without a scene, or a scene without its call, is a type error. */
const scenes: Record<CallName, Scene> = { ...signUpScenes, ...visitorScenes, ...sessionScenes, ...memberScenes }
const isScene = (name: string): name is CallName => name in scenes
const cases = routesOf({ user: api.user, contact: api.contact })
  .map(({ name }) => name)
  .filter(isScene)
  .flatMap((call) => faultsOf(call).map((fault) => [titleOf(call, fault), call, fault] as const))

function titleOf(call: CallName, fault: Fault) {
  const ids = fault === 'silence' ? 'API-01 ERR-07' : scenes[call].ids
  return `${ids} ${call} comes to a good end after ${nameOf(fault)}`
}

function nameOf(fault: Fault) {
  if (typeof fault === 'number') return `status ${fault}`
  if (fault === 'cut before') return 'its request was lost'
  if (fault === 'cut after') return 'its answer was lost'
  return fault === 'silence' ? 'ten seconds of silence' : 'an answer off the contract'
}

let backend: TestBackend
let people = 0
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

/** A person of their own, for whom no limit of calls or mails has been reached. */
function createWorld(): World {
  backend.pass(24 * 3_600_000)
  const username = `ann_${++people}`
  const person = { email: `${username}@marketflux.test`, username, password: 'Secret-1-of-Ann' }
  const browser = createBrowser()
  onTestFinished(browser.close)
  return {
    ...{ backend, browser, person },
    network: createNetwork(backend),
    get app() {
      return browser.app()
    },
  }
}

/** The call fails once: nothing typed is lost, there is a way to a good end, and nothing was done twice. */
it.each(cases)('%s', async (_, call, fault) => {
  const world = createWorld()
  const scene = scenes[call]
  const way = scene.ways?.[fault]
  await scene.begin(world)
  const { network, person } = world
  const callsBefore = network.timesCalled(call)
  network.failNext({ call, fault, person })
  await scene.act(world)
  if (fault === 'silence') await passTenSeconds(world)
  await eventually(network.outcome).toBe(outcomeOf(call, fault))
  await (way?.failed ?? scene.failed)(world)

  world.app.notices.length = 0
  if (way?.go) await way.go(world)
  else {
    await (scene.again ?? scene.act)(world)
    await scene.good(world)
  }
  await eventually(network.pending).toBe(0)
  expect(await scene.effects(world)).toEqual(way?.once ?? scene.once)
  expect(network.timesCalled(call) - callsBefore).toBe(way?.calls ?? scene.calls ?? 2)
})

it('ERR-07 presets that could not be loaded are reported by a Failure, and the page goes on', async () => {
  const world = createWorld()
  await openAsMember(world, '/about-us')
  await backend.addFault({ call: 'feedConfiguration.list', kind: 'status', status: 500, count: 1 })
  await world.browser.open('/about-us')
  await eventually(() => world.app.notices).toEqual(['Failure: Your saved presets could not be loaded.'])
})

async function passTenSeconds({ browser, network }: World) {
  await eventually(network.outcome).toBe('waiting')
  browser.clock.increment(9_999)
  await new Promise(setImmediate)
  expect(network.outcome()).toBe('waiting')
  browser.clock.increment(1)
}
