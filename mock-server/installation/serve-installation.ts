import type { Server, Socket } from 'socket.io'
import { api } from '../../src/contract/api.ts'
import type { Installation } from '../../src/contract/installation/installation.ts'
import { namespaces } from '../../src/contract/shared/connection.ts'
import type { Origin } from '../../src/contract/shared/news.ts'
import { escaped } from '../escaped.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from './installation.ts'

/** BCK-13. */
export const serveInstallation = ({ read }: Installed) => [
  serve(api.installation.read, async () => ({ status: 200, body: { data: read() } })),
]

/** Sends what is served to each client that connects, and to all when it changes. Returns what sends it to a client whose reader, or whose reader's sources, have changed. */
export function nameInstallation(io: Server, installed: Installed, own: { has(reader: string): boolean }) {
  const namespace = io.of(namespaces.news)
  const readers = new WeakMap<object, string>()
  const send = (socket: Pick<Socket, 'emit'>) => void socket.emit('installation', readBy(readers.get(socket)))

  function readBy(reader: string | undefined): Installation {
    const installation = installed.read()
    if (reader === undefined || !own.has(reader)) return installation
    const { kinds } = installation
    // what they have asked for until now stays what it was
    const news: Origin[] = installed.hasReal() ? kinds.news : [...kinds.news, 'real']
    return { ...installation, kinds: { ...kinds, news }, hasOwnSources: true }
  }

  namespace.on('connection', send)
  for (const listen of [installed.onChange, installed.world.onChange])
    listen(() => {
      for (const socket of namespace.sockets.values()) send(socket)
    })

  return (socket: Pick<Socket, 'emit'>, reader: string | undefined) => {
    if (reader === undefined) readers.delete(socket)
    else readers.set(socket, reader)
    send(socket)
  }
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
