import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createBuiltJson } from '../../../mock-server/http/built-json.ts'

it('BCK-28 what the build writes beside the page is read again once it has changed, and left out in another form, half written or missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  const file = join(folder, 'built.json')
  const read = createBuiltJson(file, z.object({ script: z.string() }))
  const seen = [await read()]
  for (const [nth, text] of ['{"script":"a"}', '{"script":"b"}', '["a"]', '{"scr', '{"script":"c"}'].entries()) {
    await writeFile(file, text)
    await utimes(file, nth, nth)
    seen.push(await read(), await read())
  }
  await rm(folder, { recursive: true })
  seen.push(await read())
  const [a, b, c] = ['a', 'b', 'c'].map((script) => ({ script }))
  expect(seen).toEqual([undefined, a, a, b, b, undefined, undefined, undefined, undefined, c, c, undefined])
})
