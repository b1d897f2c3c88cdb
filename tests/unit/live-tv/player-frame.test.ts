// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachPlayer, type PlayerEvent } from '../../../src/adapters/live-tv/player-frame.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'

const origin = 'https://player.test'
const stops: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function attach(markup: string, isMuted = true) {
  document.body.innerHTML = markup
  const reported: PlayerEvent[] = []
  const player = attachPlayer({ id: 'tv', origin, isMuted }, (event) => reported.push(event), browserEnvironment())
  stops.push(player.stop)
  return { ...player, reported }
}

function attachFrame(isMuted = true) {
  document.body.innerHTML = '<iframe id="tv"></iframe>'
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('There is no frame.')
  const said = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
  const reported: PlayerEvent[] = []
  const player = attachPlayer({ id: 'tv', origin, isMuted }, (event) => reported.push(event), browserEnvironment())
  stops.push(player.stop)
  const listen = (message: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: frame, ...from }))
  const notify = (event: string, info?: unknown) => listen(JSON.stringify({ event, info }))
  const received = () => said.mock.calls.map(([message, to]) => [JSON.parse(String(message)), to] as const)
  return { ...player, reported, listen, notify, received }
}

describe("the provider's player", () => {
  it('TV-01 is called until it answers, then asked to report its state, to unmute if wanted, and to play', () => {
    const { notify, received } = attachFrame(false)
    vi.advanceTimersByTime(1_000)
    const calls = received().map(([{ event }, to]) => [event, to])
    notify('onReady')
    notify('onReady')
    vi.advanceTimersByTime(5_000)
    const commands = received().flatMap(([{ func, args }, to]) => (func ? [[func, ...args, to]] : []))
    expect([calls, commands]).toEqual([
      [
        ['listening', '*'],
        ['listening', '*'],
      ],
      [
        ['addEventListener', 'onStateChange', origin],
        ['addEventListener', 'onError', origin],
        ['unMute', origin],
        ['playVideo', origin],
      ],
    ])
  })

  it('TV-01 TV-02 reports each state once', () => {
    const { notify, reported } = attachFrame()
    notify('initialDelivery', { playerState: -1, muted: true })
    for (const state of [3, 3, 1]) notify('onStateChange', state)
    notify('infoDelivery', { playerState: 1 })
    notify('onStateChange', 2)
    notify('onError', 150)
    expect(reported.map((event) => ('isMuted' in event ? event.isMuted : event.type))).toEqual([
      'player.ready',
      true,
      'player.waiting',
      'player.playing',
      'player.paused',
      'player.failed',
    ])
  })

  it('TV-02 a stream that ends counts as failed', () => {
    const { notify, reported } = attachFrame()
    notify('onReady')
    notify('onStateChange', 0)
    expect(reported.at(-1)).toEqual({ type: 'player.failed' })
  })

  it('TV-01 reports how long it has played, without jumps and the offset at which a live stream begins', () => {
    const { notify, reported, order } = attachFrame()
    for (const currentTime of [5_000, 5_000.5, 5_002, 9_000, 9_001, 12]) notify('infoDelivery', { currentTime })
    order('report')
    expect(reported.at(-1)).toEqual({ type: 'progress.changed', seconds: 3 })
  })

  it('TV-01 translates each order into a call of the player', () => {
    const { order, received } = attachFrame()
    for (const name of ['play', 'pause', 'mute', 'unmute'] as const) order(name)
    expect(received().map(([{ func }]) => func)).toEqual(['playVideo', 'pauseVideo', 'mute', 'unMute'])
  })

  it('TV-01 ignores other senders and malformed messages', () => {
    const { listen, reported } = attachFrame()
    const message = JSON.stringify({ event: 'onReady' })
    listen(message, { origin: 'https://other.test' })
    listen(message, { source: window })
    for (const words of ['no json', '{}', { event: 'onReady' }, 'null']) listen(words)
    expect(reported).toEqual([])
  })

  it('TV-01 is neither called nor listened to after it was stopped', () => {
    const { stop, notify, reported, received } = attachFrame()
    stop()
    notify('onReady')
    vi.advanceTimersByTime(5_000)
    expect([reported, received()]).toEqual([[], []])
  })
})

describe('our own video', () => {
  const play = () => vi.spyOn(HTMLMediaElement.prototype, 'play')
  beforeEach(() => {
    play().mockResolvedValue(undefined)
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  })
  const video = () => {
    const element = document.querySelector('video')
    if (!element) throw new Error('There is no video.')
    return element
  }
  const happen = (...names: string[]) => {
    for (const name of names) video().dispatchEvent(new Event(name))
  }

  it('TV-01 TV-02 reports its state, each one once', () => {
    const { reported } = attach('<video id="tv"></video>')
    happen('canplay', 'playing', 'playing', 'waiting', 'playing', 'stalled', 'pause', 'error')
    expect(reported.map(({ type }) => type)).toEqual([
      'player.ready',
      'player.playing',
      'player.waiting',
      'player.playing',
      'player.waiting',
      'player.paused',
      'player.failed',
    ])
  })

  it('TV-02 continues while there is something left to play', () => {
    const { reported } = attach('<video id="tv"></video>')
    vi.spyOn(video(), 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_FUTURE_DATA)
    happen('playing', 'stalled')
    expect(reported).toEqual([{ type: 'player.playing' }])
  })

  it('TV-01 starts muted or not, as requested, and plays by itself', () => {
    const muted = [true, false].map((isMuted) => {
      attach('<video id="tv"></video>', isMuted)
      return video().muted
    })
    expect([muted, play().mock.calls.length]).toEqual([[true, false], 2])
  })

  it('TV-01 stays paused when the browser blocks autoplay', async () => {
    play().mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    const { reported } = attach('<video id="tv"></video>')
    await vi.waitFor(() => expect(reported).toEqual([{ type: 'player.paused' }]))
  })

  it('TV-01 mutes and unmutes when ordered to, and reports it', () => {
    const { reported, order } = attach('<video id="tv"></video>')
    order('unmute')
    order('mute')
    expect(reported).toEqual([false, true].map((isMuted) => ({ type: 'sound.changed', isMuted })))
  })

  it('TV-01 keeps counting when the video loops', () => {
    const { reported, order } = attach('<video id="tv"></video>')
    for (const at of [0, 1, 2.5, 0.5, 1.5]) {
      video().currentTime = at
      happen('timeupdate')
    }
    order('report')
    expect(reported).toEqual([{ type: 'progress.changed', seconds: 3.5 }])
  })
})

it('TV-02 a player that is not in the page reports a failure', () => {
  expect(attach('<p id="tv"></p>').reported).toEqual([{ type: 'player.failed' }])
})
