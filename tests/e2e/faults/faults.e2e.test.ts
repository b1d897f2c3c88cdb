import { REQUEST_TIMEOUT_MS } from '../../../src/contract/shared/calls.ts'
import { ann } from '../account/accounts.ts'
import { expect, test } from '../test.ts'
import { failNext } from './fail-next.ts'
import { memberScenes } from './member-scenes.ts'
import { dialogOf, expectTyped, type World } from './scene.ts'
import { visitorScenes } from './visitor-scenes.ts'

test.describe.configure({ mode: 'parallel' })
// the browser logs the failures that the tests cause
test.use({ quiet: [/Failed to load resource/] })

// one fault for each of twelve calls: `tests/model/faults` has every call with every fault
for (const scene of [...visitorScenes, ...memberScenes]) {
  test(scene.title, async ({ page, backend }) => {
    const world: World = { page, backend, person: ann, downloads: [] }
    page.on('download', (download) => world.downloads.push(download.suggestedFilename()))
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
