import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/test.mjs').then(({ test }) => test(process.argv.slice(2))))
