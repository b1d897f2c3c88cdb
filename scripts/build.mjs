import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/build.mjs').then(({ build }) => build(process.argv.slice(2))))
