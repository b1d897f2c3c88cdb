import type { Page, Route } from '@playwright/test'
import { TV_PROVIDER } from '../../../src/rules/live-tv/tv.ts'

/** Implements the provider's protocol as documented. It was never compared with the real player, because the provider could not be reached. */
const player = `<!doctype html><title>Stand-in</title><p>Stand-in</p><script>
  const video = { playerState: -1, muted: new URLSearchParams(location.search).get('mute') === '1', currentTime: 1000 }
  window.video = video
  window.born = Math.random()
  window.tell = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 'live-tv-player' }), window.page)
  window.become = (state) => { video.playerState = state; tell('onStateChange', state) }
  const commands = {
    playVideo: () => become(1),
    pauseVideo: () => become(2),
    mute: () => { video.muted = true },
    unMute: () => { video.muted = false },
  }
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== parent) return
    window.page = origin
    const { event, func } = JSON.parse(data)
    if (event === 'listening') { tell('initialDelivery', { ...video }); tell('onReady', null) }
    if (event === 'command') commands[func]?.()
  })
  setInterval(() => {
    if (video.playerState === 1) video.currentTime += 0.25
    if (window.page) tell('infoDelivery', { ...video })
  }, 250)
</script>`

/** Replaces the provider with a stand-in. Returns the requests to the provider, and a function that makes it unreachable. */
export async function standInFor(page: Page) {
  const asked: string[] = []
  let isThere = true
  await page.context().route(`${TV_PROVIDER}/**`, (route: Route) => {
    asked.push(route.request().url())
    return isThere ? route.fulfill({ contentType: 'text/html', body: player }) : route.abort('connectionrefused')
  })
  // consent applies to all providers: that of the price charts stays silent
  await page.context().route(/^https:\/\/[\w.]*tradingview/, (route) => route.fulfill({ body: '' }))
  const frame = () => {
    const found = page.frames().find((one) => one.url().startsWith(TV_PROVIDER))
    if (!found) throw new Error('The stand-in is not in the page.')
    return found
  }
  return {
    asked,
    leave: () => {
      isThere = false
    },
    comeBack: () => {
      isThere = true
    },
    /** Reads a value in the player. */
    read: <Value>(words: string): Promise<Value> => frame().evaluate<Value>(words),
  }
}
