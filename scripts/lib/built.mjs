import { buildIfOlder } from './build.mjs'

/** Before any test in the browser, so that none runs on a build of other sources. */
export default async function built() {
  try {
    await buildIfOlder()
  } catch (trouble) {
    if (trouble.output) console.error(`\n${trouble.output.trimEnd()}\n`)
    throw trouble
  }
}
