import { browsersHere } from '../../scripts/lib/browser.mjs'

/** How Chromium is started where each page may need a renderer of its own, as when one crashes, or when many work at once. */
export const manyRenderers = {
  executablePath: browsersHere()[0],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
}

/** One renderer for all tests of a worker, which is kept between them with what it has compiled: a load of the Terminal takes two thirds of the time. */
export const chromium = {
  ...manyRenderers,
  args: [
    ...manyRenderers.args,
    '--renderer-process-limit=1',
    '--process-per-site',
    '--in-process-gpu',
    '--js-flags=--no-flush-bytecode',
  ],
}
