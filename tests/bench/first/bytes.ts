import type { Browser, Page } from '@playwright/test'
import { countingRelay } from '../../relay.ts'

const QUIET_MS = 2000
/** The frames of the sockets count as long as this, for they never end. */
const FRAMES_MS = 10_000
const kinds: Record<string, string> = {
  Document: 'page',
  Fetch: 'calls',
  Font: 'fonts',
  Image: 'images',
  Script: 'scripts',
  Stylesheet: 'styles',
  XHR: 'calls',
}
export type Arrived = { kind: string; path: string; bytes: number }

/**
 * What a page has received at a first visit until nothing was asked for in two seconds, as it came over the wire, largest first. `beside`: what the
 * browser fetched by itself or by the service worker.
 */
export async function arrivedAt(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const relay = await countingRelay(url)
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const asked = await watch(page)
    const begun = performance.now()
    await page.goto(`${relay.url}/terminal`)
    // biome-ignore lint/plugin: that nothing happens for a time is what is measured
    while (asked.quietMs() < QUIET_MS) await page.waitForTimeout(100)
    const arrived = asked.arrived()
    const all = relay.bytes() - relay.framesBytes()
    // biome-ignore lint/plugin: what comes within a time is what is measured
    await page.waitForTimeout(Math.max(FRAMES_MS - (performance.now() - begun), 0))
    const beside = all - arrived.reduce((sum, { bytes }) => sum + bytes, 0)
    return [
      ...arrived,
      { kind: 'frames', path: '/socket.io', bytes: relay.framesBytes() },
      { kind: 'beside', path: '', bytes: beside },
    ].toSorted((a, b) => b.bytes - a.bytes)
  } finally {
    await context.close()
    relay.close()
  }
}

/** The requests of a page with the bytes of their answers, headers included. */
async function watch(page: Page) {
  const client = await page.context().newCDPSession(page)
  const asked = new Map<string, Arrived>()
  let last = performance.now()
  client.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    last = performance.now()
    asked.set(requestId, { kind: kinds[type] ?? 'others', path: new URL(request.url).pathname, bytes: 0 })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await client.send('Network.enable')
  return { quietMs: () => performance.now() - last, arrived: () => [...asked.values()].map((one) => ({ ...one })) }
}

/** Bytes by kind, largest first. */
export function byKind(arrived: readonly Arrived[]) {
  const sums = new Map<string, number>()
  for (const { kind, bytes } of arrived) sums.set(kind, (sums.get(kind) ?? 0) + bytes)
  return [...sums].toSorted(([, a], [, b]) => b - a)
}
