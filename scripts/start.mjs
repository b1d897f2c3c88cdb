import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/start.mjs').then(({ start }) => start(process.argv.slice(2))))
