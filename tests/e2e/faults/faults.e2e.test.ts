import { REQUEST_TIMEOUT_MS } from '../../../src/contract/shared/calls.ts'
import { ann } from '../account/accounts.ts'
import { expect, test } from '../test.ts'
import { failNext } from './fail-next.ts'
import { dialogOf, expectTyped, type World } from './scene.ts'
import { scenes } from './scenes.ts'

test.describe.configure({ mode: 'parallel' })
// the browser logs the failures that the tests cause
test.use({ quiet: [/Failed to load resource/] })

// `tests/model/faults` has every call with every fault, and the walks have what was typed in the fields of a browser: here is what only the whole app in a browser shows
for (const scene of scenes) {
  test(scene.title, async ({ page, backend }) => {
    const world: World = { page, backend, person: ann }
    await scene.begin(world)
    const { failed } = await failNext(world, scene.call, scene.fault)
    const start = Date.now()
    await scene.act(world)
    await failed
    if (scene.fault === 'silence') expect(Date.now() - start).toBeGreaterThan(REQUEST_TIMEOUT_MS - 100)
    await scene.failed(world)
    await expectTyped(dialogOf(page).or(page.getByRole('main')).first(), scene.typed?.(world) ?? {})
    await (scene.again ?? scene.act)(world)
    await scene.good(world)
    await expect.poll(() => scene.effects(world)).toEqual(scene.once)
  })
}
