import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/trace.mjs').then(({ trace }) => trace(process.argv.slice(2))))
