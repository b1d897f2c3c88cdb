import type { Page } from '@playwright/test'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { api } from '../../../src/contract/api.ts'
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/calls.ts'
import type { Backend } from '../backend.ts'
import { expect, test } from '../test.ts'
import { befall, type Fault, quickFaultsOf } from './befall.ts'
import { memberScenes } from './member-scenes.ts'
import { type CallName, dialogOf, expectTyped, type Scene, type World } from './scene.ts'
import { sessionScenes } from './session-scenes.ts'
import { signUpScenes } from './sign-up-scenes.ts'
import { visitorScenes } from './visitor-scenes.ts'

test.describe.configure({ mode: 'parallel' })
// what a browser logs of the failures that the tests ask for
test.use({ quiet: [/Failed to load resource/] })

/** A call without a scene, or a scene without its call, is a type error. */
const scenes: Record<CallName, Scene> = { ...signUpScenes, ...visitorScenes, ...sessionScenes, ...memberScenes }
const isScene = (name: string): name is CallName => name in scenes
const calls = routesOf({ user: api.user, contact: api.contact })
  .map(({ name }) => name)
  .filter(isScene)

for (const call of calls) {
  for (const fault of quickFaultsOf(call)) {
    test(`${scenes[call].ids} ${call}: ${fault}`, async ({ page, backend }) => {
      const world = worldOf(page, backend, call)
      await scenes[call].begin(world)
      await failAndGoOn(world, call, fault)
    })
  }
}

/** Every other call: the faults of one scene would befall the next one's calls. */
for (const rest of [0, 1]) {
  const group = calls.filter((_, index) => index % 2 === rest)
  test(`ERR-07 API-01 ten seconds of silence: ${group.join(', ')}`, async ({ browser, backend }) => {
    test.slow()
    const worlds = new Map<CallName, World>()
    for (const call of group) {
      const world = worldOf(await (await browser.newContext({ baseURL: backend.url })).newPage(), backend, call)
      await scenes[call].begin(world)
      worlds.set(call, world)
    }
    await Promise.all([...worlds].map(([call, world]) => failAndGoOn(world, call, 'silence')))
    for (const { page } of worlds.values()) await page.context().close()
  })
}

function worldOf(page: Page, backend: Backend, call: CallName): World {
  const username = `ann_${calls.indexOf(call)}`
  const person = { email: `${username}@marketflux.test`, username, password: 'Secret-1-of-Ann' }
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  return { page, backend, person, downloads }
}

/** The call fails once: nothing typed is lost, there is a way to a good end, and nothing was done twice. */
async function failAndGoOn(world: World, call: CallName, fault: Fault) {
  const scene = scenes[call]
  const way = scene.ways?.[fault] ?? {}
  const { fallen } = await befall(world, call, fault)
  const start = Date.now()
  await scene.act(world)
  await fallen
  if (fault === 'silence') expect(Date.now() - start).toBeGreaterThan(REQUEST_TIMEOUT_MS - 100)
  await (way.failed ?? scene.failed)(world)
  if (!way.lost) await expectTyped(formOf(world), scene.typed?.(world) ?? {})
  if (way.go) await way.go(world)
  else {
    await (scene.again ?? scene.act)(world)
    await scene.good(world)
  }
  await expect.poll(() => scene.effects(world)).toEqual(way.once ?? scene.once)
}

const formOf = ({ page }: World) => dialogOf(page).or(page.getByRole('main')).first()
