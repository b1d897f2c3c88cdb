import { readFile, stat } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { jsonOf } from '../../src/contract/shared/storage.ts'

/** Reads a file that the build writes beside the page, again once it has changed; undefined where it is of a release that wrote none, or in another form. */
export function createBuiltJson<Value>(file: string, schema: z.ZodMiniType<Value>) {
  let kept: { changed: number; value: Value | undefined } | undefined
  return async () => {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (changed === undefined) return undefined
    if (kept?.changed !== changed)
      kept = { changed, value: schema.safeParse(jsonOf(await readFile(file, 'utf8'))).data }
    return kept.value
  }
}
