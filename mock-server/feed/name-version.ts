import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Server } from 'socket.io'
import { namespaces } from '../../src/contract/shared/connection.ts'

/** Sends the version of the app in a folder to each client that connects: the app may be rebuilt while the server runs. */
export function nameVersion(io: Server, folder: string) {
  io.of(namespaces.news).on('connection', (socket) => {
    const version = versionIn(folder)
    if (version !== undefined) socket.emit('version', version)
  })
}

function versionIn(folder: string) {
  const page = join(folder, 'index.html')
  return existsSync(page)
    ? /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1]
    : undefined
}
