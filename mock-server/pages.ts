import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TV_PROVIDER } from '../src/rules/live-tv/tv.ts'
import { placeOf } from '../src/rules/shared/page/place.ts'
import { SERVED_ARTICLE, SERVED_NEWS, SERVED_STORIES } from '../src/rules/shared/page/served.ts'
import { tickerPath } from '../src/rules/shared/page/ticker-path.ts'
import { promoImage } from '../src/rules/shared/product/marketing.ts'
import { AHEAD, Ahead, withCodeAhead } from './code-ahead.ts'
import { createFirstCards } from './content/first-cards.ts'
import { FIRST_SCREEN, FirstScreen, withFirstScreen } from './content/first-screen.ts'
import type { LiveStories } from './content/live-stories.ts'
import { storiesAt } from './content/served-stories.ts'
import type { Newsroom } from './feed/newsroom.ts'
import { newestAt, withServed } from './feed/served-news.ts'
import { createBuiltJson } from './http/built-json.ts'
import { keepFiles } from './http/kept-files.ts'
import { pack } from './http/packed.ts'
import { notFound } from './http/refusal.ts'
import type { Installed } from './installation/installation.ts'
import { withInstallation } from './installation/serve-installation.ts'
import { EMBED_PAGE, embedPolicy } from './markets/embed-policy.ts'
import { type Faults, isFaulty } from './mock/faults.ts'
import { articleAt, type PreviewParts, withPreview } from './previews.ts'

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // the components insert their style sheets at run time
  "style-src 'self' 'unsafe-inline'",
  ["img-src 'self' data:", ...(promoImage ? [new URL(promoImage).origin] : [])].join(' '),
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  // other sites only within our own frames, and the channels of Live TV
  `frame-src 'self' ${TV_PROVIDER}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // a string is neither markup nor a script's address: src/adapters/workers/script-address.ts decides which addresses are allowed
  "require-trusted-types-for 'script'",
  'trusted-types market-flux',
].join('; ')

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** Of the app's own files, which come by the dozen: what concerns documents alone would be a third of what is sent. */
const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
/** A worker is held by the policy of its file, not by that of the page. */
const WORKER = /^\/assets\/[^/]*worker/
const workerPolicy = "default-src 'self'; require-trusted-types-for 'script'"

const INDEX = 'index.html'
/** A page of its own, beside the app. */
const INSPECTOR = '/inspector'

/** A path that leads out of the folder is answered like any other unknown address. */
const ABOVE = /(^|[\\/])\.\.([\\/]|$)/

type PagesParts = PreviewParts & {
  installation: Pick<Installed, 'read' | 'originOf' | 'world'>
  newsroom: Pick<Newsroom, 'newest'>
  stories: Pick<LiveStories, 'newest'>
  faults: Pick<Faults, 'list'>
}

function addHeaders(server: FastifyInstance, policyOfEmbeds: string) {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(isFile(request) ? fileHeaders : securityHeaders)
    // browsers accept it over https only
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    // Stately's inspector, a window of another site, replies to the window that opened it
    if (/[?&]inspect=stately\b/.test(request.url))
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (WORKER.test(pathOf(request))) reply.header('content-security-policy', workerPolicy)
    if (pathOf(request) === EMBED_PAGE) reply.header('content-security-policy', policyOfEmbeds)
    if (isCall(request)) reply.header('cache-control', 'no-store')
  })
  server.addHook('onSend', async (request, reply) => {
    // a page asks for some eighty small files that never change, and are never asked for in parts
    if (isFile(request)) for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
  })
}

/** The built app: files named by their content are cached forever; every other path serves the app, which does its own routing. */
export async function servePages(server: FastifyInstance, folder: string, previews: PagesParts) {
  const isBuilt = existsSync(join(folder, INDEX))
  const build = readBuild(folder)
  addHeaders(server, embedPolicy(folder))
  if (isBuilt) {
    keepFiles(server)
    await server.register(staticFiles, {
      root: folder,
      // a folder, such as `/`, is handled below with every other page
      index: false,
      allowedPath: (path) => !path.endsWith('/') && !ABOVE.test(path),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', cachingOf(path))
        // or a cache between us would serve a compressed file to a browser that cannot decompress it
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  }
  server.setNotFoundHandler(async (request, reply) => {
    if (isCall(request) || !isPage(request)) throw notFound('There is nothing under this address.')
    if (!isBuilt) return reply.code(404).type('text/plain').send('The app has not been built: npm run build')
    if (pathOf(request) === INSPECTOR) return reply.header('cache-control', 'no-cache').sendFile('inspector.html')
    const canonical = canonicalOf(pathOf(request))
    if (canonical !== pathOf(request))
      return reply.redirect(
        request.originalUrl.replace(pathOf(request), () => canonical),
        301,
      )
    const { html, caching } = await pageAt(request, await build(), previews)
    const { body, headers } = await pack(html, request.headers['accept-encoding'])
    return reply
      .code(placeOf(pathOf(request)).page === 'notFound' ? 404 : 200)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .header('cache-control', caching)
      .send(body)
  })
}

/** As it is at this moment: a new one may take its place while the server runs. */
function readBuild(folder: string) {
  const ahead = createBuiltJson(join(folder, AHEAD), Ahead)
  const first = createBuiltJson(join(folder, FIRST_SCREEN), FirstScreen)
  const drawCards = createFirstCards(folder)
  return async () => {
    const [html, links = {}, shown] = await Promise.all([readFile(join(folder, INDEX), 'utf8'), ahead(), first()])
    return { html, ahead: links, first: shown, drawCards }
  }
}
type Build = Awaited<ReturnType<ReturnType<typeof readBuild>>>

/** The app's page for an address. */
async function pageAt(request: FastifyRequest, { html, ahead, first, drawCards }: Build, previews: PagesParts) {
  const place = placeOf(pathOf(request))
  const article = await articleAt(place, request, previews.find)
  const named = withInstallation(withPreview(html, request, article, previews.publicUrl), previews.installation)
  const { world } = previews.installation
  const items = newestAt(place, previews.newsroom, previews)
  const stories = storiesAt(place, { ...previews, clock: world.clock })
  const brought = isFaulty(previews.faults, 'content.get') ? undefined : article
  const { meter } = request
  const page = withServed(withCodeAhead(named, place, ahead), {
    [SERVED_NEWS]: items,
    [SERVED_STORIES]: stories,
    [SERVED_ARTICLE]: brought ? [brought] : [],
  })
  // in a scenario the day and the times are not the reader's
  const isElsewhere = world.read() !== undefined
  return {
    html:
      first && !isElsewhere
        ? withFirstScreen(page, place, first, {
            at: world.clock.now(),
            items,
            stories,
            drawn: await drawCards(first.card, stories, { meter, article: brought }),
          })
        : page,
    // what is new is for no cache between us
    caching: items.length + stories.length > 0 || brought ? 'private, no-cache' : 'no-cache',
  }
}

/** RTE-16: the one way in which the address of a symbol's page is written; other addresses are as they are. */
function canonicalOf(path: string) {
  // $NVDA, as traders write it: the router would take it for a parameter
  const place = placeOf(path.replace(/^(\/ticker\/)(\$|%24)+/, '$1'))
  return place.page === 'ticker' ? tickerPath(place.symbol) : path
}

const cachingOf = (path: string) => (/[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
/** As the browser sent it: the app reads the same. */
const pathOf = ({ originalUrl }: FastifyRequest) => originalUrl.split('?')[0] ?? ''
const isCall = (request: FastifyRequest) => /^\/(api|mock|socket\.io)(\/|$)/.test(pathOf(request))
const isFile = (request: FastifyRequest) => /^\/assets(\/|$)/.test(pathOf(request))
const isPage = (request: FastifyRequest) => (request.method === 'GET' || request.method === 'HEAD') && !isFile(request)
