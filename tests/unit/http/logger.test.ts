import { describe, expect, it } from 'vitest'
import type { LogLevel } from '../../../mock-server/http/log-levels.ts'
import { createLogger } from '../../../mock-server/http/logger.ts'
import { createServer } from '../../../mock-server/http/server.ts'
import { createHeld } from '../../held.ts'

/** A log at a level, and its lines as objects. */
function logAt(level?: LogLevel) {
  const written: string[] = []
  const logger = createLogger(level, { write: (line) => void written.push(line) })
  return { logger, written, lines: () => written.map((line): Record<string, unknown> => JSON.parse(line)) }
}

/** The log of one call with every kind of secret. */
async function logOfCall(level?: LogLevel) {
  const log = logAt(level)
  const server = createServer(() => {}, [], createHeld(), log.logger)
  server.post('/sign-in', async (_, reply) =>
    reply.header('set-cookie', 'refresh=s3cret-cookie').send({ token: 's3cret' }),
  )
  await server.inject({
    method: 'POST',
    url: '/sign-in?token=s3cret-link',
    headers: {
      authorization: 'Bearer s3cret-bearer',
      cookie: 'refresh=s3cret-cookie',
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ password: 's3cret-password' }),
  })
  await server.close()
  return log
}

describe('the log of the server', () => {
  it('BCK-12 has a line for each request and answer from info on, without query, headers and bodies', async () => {
    const { written, lines } = await logOfCall('info')
    expect(lines().map(({ msg, req }) => [msg, req])).toEqual([
      ['incoming request', { method: 'POST', path: '/sign-in' }],
      ['request completed', undefined],
    ])
    expect(written.join()).not.toContain('s3cret')
  })

  it.each([undefined, 'warn', 'error', 'silent'] as const)('BCK-12 has none at level %s', async (level) => {
    expect((await logOfCall(level)).written).toEqual([])
  })

  it('BCK-12 has warnings and errors by default', () => {
    const { logger, lines } = logAt()
    for (const level of ['trace', 'debug', 'info', 'warn', 'error'] as const) logger[level](level)
    expect(lines().map(({ msg }) => msg)).toEqual(['warn', 'error'])
  })

  it('BCK-12 redacts fields named like a secret, to three levels', () => {
    const { logger, written, lines } = logAt()
    const secrets = {
      authorization: 's3cret',
      cookie: 's3cret',
      'set-cookie': 's3cret',
      'x-mock-token': 's3cret',
      password: 's3cret',
      newPassword: 's3cret',
      currentPassword: 's3cret',
      token: 's3cret',
    }
    logger.warn({ ...secrets, headers: secrets, request: { headers: secrets, method: 'GET' } }, 'refused')
    expect(written.join()).not.toContain('s3cret')
    expect(lines()[0]).toMatchObject({ msg: 'refused', token: '[redacted]', request: { method: 'GET' } })
  })
})
