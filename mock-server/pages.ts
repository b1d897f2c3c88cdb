import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { promoImage } from '../src/rules/marketing.ts'
import { TV_PROVIDER } from '../src/rules/tv.ts'
import { EMBED_PAGE, embedPolicy } from './embed-policy.ts'
import { notFound } from './http/refusal.ts'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // the components write their style sheets while they run
  "style-src 'self' 'unsafe-inline'",
  ["img-src 'self' data:", ...(promoImage ? [new URL(promoImage).origin] : [])].join(' '),
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  // of others, only within frames of ours, and the channels of Live TV
  `frame-src 'self' ${TV_PROVIDER}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** The built app: files named by their content are kept for ever, every other path shows the app, which knows its own routes. */
export async function servePages(server: FastifyInstance, folder: string) {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const policyOfEmbeds = embedPolicy(folder)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    if (pathOf(request) === EMBED_PAGE) reply.header('content-security-policy', policyOfEmbeds)
    if (isCall(request)) reply.header('cache-control', 'no-store')
  })
  if (isBuilt) {
    await server.register(staticFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.setHeader('cache-control', cachingOf(path)),
    })
  }
  server.setNotFoundHandler((request, reply) => {
    if (isCall(request) || !isPage(request)) throw notFound('There is nothing under this address.')
    if (isBuilt) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain').send('The app has not been built: npm run build')
  })
}

const cachingOf = (path: string) => (/[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''
const isCall = (request: FastifyRequest) => /^\/(api|mock|socket\.io)(\/|$)/.test(pathOf(request))
const isPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') && !/\.[^/]*$/.test(pathOf(request))
