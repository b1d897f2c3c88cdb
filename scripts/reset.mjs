import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/reset.mjs').then(({ reset }) => reset(process.argv.slice(2))))
