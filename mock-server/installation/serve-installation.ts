import type { Server } from 'socket.io'
import { api } from '../../src/contract/api.ts'
import { namespaces } from '../../src/contract/shared/connection.ts'
import { escaped } from '../escaped.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from './installation.ts'

/** BCK-13. */
export const serveInstallation = ({ read }: Installed) => [
  serve(api.installation.read, async () => ({ status: 200, body: { data: read() } })),
]

/** Sends what is served to each client that connects, and to all when it changes. */
export function nameInstallation(io: Server, { read, onChange, world }: Installed) {
  const namespace = io.of(namespaces.news)
  namespace.on('connection', (socket) => void socket.emit('installation', read()))
  for (const listen of [onChange, world.onChange]) listen(() => void namespace.emit('installation', read()))
}

/** The page with what is served, which saves its browser a call, and with the world's time, which it needs for its first paint. */
export function withInstallation(page: string, { read }: Pick<Installed, 'read'>) {
  const installation = read()
  const metas = [
    `<meta name="installation" content="${escaped(JSON.stringify(installation))}" />`,
    ...(installation.world ? [`<meta name="world" content="${installation.world.offsetMs}" />`] : []),
  ]
  return page.replace(/<meta charset="utf-8" ?\/?>/, (charset) => [charset, ...metas].join('\n    '))
}
