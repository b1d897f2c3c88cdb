import { onGoodNode } from './lib/node-version.mjs'

onGoodNode(() => import('./lib/admin.mjs').then(({ admin }) => admin(process.argv.slice(2))))
