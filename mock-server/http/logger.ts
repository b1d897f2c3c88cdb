import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream } from 'pino'
import type { LogLevel } from './log-levels.ts'

const secrets = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  '["x-mock-token"]',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'bearer',
  'refreshToken',
]
const join = (prefix: string, name: string) => (name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`)

/** The paths at which a log line may contain one of them: on its own, in an object, or in an object's object (`req.headers.cookie`). */
const paths = ['', '*', '*.*'].flatMap((prefix) => secrets.map((name) => (prefix === '' ? name : join(prefix, name))))

/**
 * The server's log: a JSON object per line, on stderr unless a stream is given. Requests appear from `info` on, without query parameters and headers,
 * because both contain typed text, links and sign-ins; fields with the names of secrets are redacted.
 */
export const createLogger = (
  level: LogLevel = 'warn',
  stream: DestinationStream = pino.destination(2),
): FastifyBaseLogger =>
  pino(
    {
      level,
      redact: { paths, censor: '[redacted]' },
      serializers: { req: ({ method, url }) => ({ method, path: String(url).split('?')[0] }) },
    },
    stream,
  )
