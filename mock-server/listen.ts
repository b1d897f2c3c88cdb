import type { FastifyInstance } from 'fastify'
import { CannotStart } from './cannot-start.ts'

/** Returns the address at which this machine can reach the server. */
export async function listen(server: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw new CannotStart(reasonOf(error, host, port))
  }
  const address = server.server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${bound}`
}

function reasonOf(error: unknown, host: string, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set another: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set another: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is ${host}, which is no address of this machine.`
  return `The server cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : error}`
}
