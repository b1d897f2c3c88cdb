import { buildIfOlder } from './build.mjs'

/** Before any test in the browser: none runs on what was built from other sources. */
export default async function built() {
  try {
    await buildIfOlder()
  } catch (trouble) {
    if (trouble.output) console.error(`\n${trouble.output.trimEnd()}\n`)
    throw trouble
  }
}
