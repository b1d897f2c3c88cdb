import { CacheFirst, ExpirationPlugin, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'

/** The globals of a worker, which the types of a page do not have. */
declare const self: {
  __SW_MANIFEST: PrecacheEntry[]
  clients: { matchAll(options: object): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
}

/** A page of the app: the embeds' frames, the documents of the backend and files are none. */
const isPage = ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  !/^\/(api|mock|socket\.io|content-images)(\/|$)|\.[^/]*$/.test(url.pathname)

const isInspector = ({ mode, url }: Request) => mode === 'navigate' && new URL(url).pathname === '/inspector'

/**
 * The app's files as they were built together, and its pages from the network: the kept page is for when there is none, and stands for the
 * version whose files are kept beside it. `/api` and the sockets are not touched.
 */
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false, concurrency: 4 },
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: isPage, handler: new NetworkOnly({ networkTimeoutSeconds: 4 }) },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/content-images/'),
      handler: new CacheFirst({
        cacheName: 'content-images',
        plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * 24 * 60 * 60, purgeOnQuotaError: true })],
      }),
    },
  ],
  fallbacks: {
    entries: [
      // a page of its own, too large to keep
      { url: '/inspector-offline.html', matcher: ({ request }) => isInspector(request) },
      { url: '/index.html', matcher: ({ request }) => request.mode === 'navigate' },
    ],
  },
})
serwist.addEventListeners()

/** A new version waits until no page needs the files of the old one: at once, when the only page open is of the new. */
addEventListener('message', async ({ data }) => {
  if (data?.type !== 'page.shown' || !serwist.getPrecacheKeyForUrl(String(data.script))) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 1) await self.skipWaiting()
})
