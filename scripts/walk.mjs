import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/walk.mjs').then(({ walk }) => walk(process.argv.slice(2))))
