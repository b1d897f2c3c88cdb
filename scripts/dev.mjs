import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/dev.mjs').then(({ dev }) => dev(process.argv.slice(2))))
