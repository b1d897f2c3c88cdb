import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { desc } from 'drizzle-orm'
import type { Database, Storage } from '../store/open-store.ts'
import { messages } from '../store/schema.ts'

/** In the data folder: only users who may read that may ask. */
const SOCKET_NAME = 'admin.sock'
const MESSAGES_SHOWN = 1000

const nothing = () => Promise.resolve()

type Answer = (database: Database) => Promise<unknown>
const answers: Record<string, Answer> = {
  /** The newest first: `{ createdAt, userId, firstName, lastName, email, message }`. */
  '/messages': (database) => database.select().from(messages).orderBy(desc(messages.createdAt)).limit(MESSAGES_SHOWN),
}

/** Answers the operator over a socket in the data folder that only the server's own user can open. */
export async function openAdminSocket(storage: Storage, database: Database, report: (line: string) => void) {
  if (!('folder' in storage)) return nothing
  const path = join(resolve(storage.folder), SOCKET_NAME)
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined
    if (!answer) return void response.writeHead(404).end()
    answer(database).then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    )
  })
  // left behind by a server that was killed
  rmSync(path, { force: true })
  const umask = process.umask(0o177)
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
    chmodSync(path, 0o600)
  } catch (error) {
    report(`npm run admin cannot ask this server: ${error instanceof Error ? error.message : error}`)
    return nothing
  } finally {
    process.umask(umask)
  }
  return () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}
