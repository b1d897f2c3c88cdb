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
  const told: PlayerEvent[] = []
  const player = attachPlayer({ id: 'tv', origin, isMuted }, (event) => told.push(event), browserEnvironment())
  stops.push(player.stop)
  return { ...player, told }
}

function attachFrame(isMuted = true) {
  document.body.innerHTML = '<iframe id="tv"></iframe>'
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('There is no frame.')
  const said = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined)
  const told: PlayerEvent[] = []
  const player = attachPlayer({ id: 'tv', origin, isMuted }, (event) => told.push(event), browserEnvironment())
  stops.push(player.stop)
  const hear = (message: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: frame, ...from }))
  const tell = (event: string, info?: unknown) => hear(JSON.stringify({ event, info }))
  const heard = () => said.mock.calls.map(([message, to]) => [JSON.parse(String(message)), to] as const)
  return { ...player, told, hear, tell, heard }
}

describe("the provider's player", () => {
  it('TV-01 is called until it answers, then is asked to tell of its state, to sound if that is wanted, and to play', () => {
    const { tell, heard } = attachFrame(false)
    vi.advanceTimersByTime(1_000)
    const calls = heard().map(([{ event }, to]) => [event, to])
    tell('onReady')
    tell('onReady')
    vi.advanceTimersByTime(5_000)
    const commands = heard().flatMap(([{ func, args }, to]) => (func ? [[func, ...args, to]] : []))
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

  it('TV-01 TV-02 tells each state once', () => {
    const { tell, told } = attachFrame()
    tell('initialDelivery', { playerState: -1, muted: true })
    for (const state of [3, 3, 1]) tell('onStateChange', state)
    tell('infoDelivery', { playerState: 1 })
    tell('onStateChange', 2)
    tell('onError', 150)
    expect(told.map((event) => ('isMuted' in event ? event.isMuted : event.type))).toEqual([
      'player.ready',
      true,
      'player.waiting',
      'player.playing',
      'player.paused',
      'player.failed',
    ])
  })

  it('TV-02 a stream that has ended has failed', () => {
    const { tell, told } = attachFrame()
    tell('onReady')
    tell('onStateChange', 0)
    expect(told.at(-1)).toEqual({ type: 'player.failed' })
  })

  it('TV-01 tells how long it has played: neither a jump nor the place where a live stream begins counts', () => {
    const { tell, told, order } = attachFrame()
    for (const currentTime of [5_000, 5_000.5, 5_002, 9_000, 9_001, 12]) tell('infoDelivery', { currentTime })
    order('report')
    expect(told.at(-1)).toEqual({ type: 'progress.told', seconds: 3 })
  })

  it('TV-01 does as it is told', () => {
    const { order, heard } = attachFrame()
    for (const name of ['play', 'pause', 'mute', 'unmute'] as const) order(name)
    expect(heard().map(([{ func }]) => func)).toEqual(['playVideo', 'pauseVideo', 'mute', 'unMute'])
  })

  it('TV-01 nobody else is heard, nor what is no message', () => {
    const { hear, told } = attachFrame()
    const message = JSON.stringify({ event: 'onReady' })
    hear(message, { origin: 'https://other.test' })
    hear(message, { source: window })
    for (const words of ['no json', '{}', { event: 'onReady' }, 'null']) hear(words)
    expect(told).toEqual([])
  })

  it('TV-01 is neither called nor heard when nobody wants it any more', () => {
    const { stop, tell, told, heard } = attachFrame()
    stop()
    tell('onReady')
    vi.advanceTimersByTime(5_000)
    expect([told, heard()]).toEqual([[], []])
  })
})

describe('a video of ours', () => {
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

  it('TV-01 TV-02 tells what it does, each state once', () => {
    const { told } = attach('<video id="tv"></video>')
    happen('canplay', 'playing', 'playing', 'waiting', 'playing', 'stalled', 'pause', 'error')
    expect(told.map(({ type }) => type)).toEqual([
      'player.ready',
      'player.playing',
      'player.waiting',
      'player.playing',
      'player.waiting',
      'player.paused',
      'player.failed',
    ])
  })

  it('TV-02 goes on while there is something left to play', () => {
    const { told } = attach('<video id="tv"></video>')
    vi.spyOn(video(), 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_FUTURE_DATA)
    happen('playing', 'stalled')
    expect(told).toEqual([{ type: 'player.playing' }])
  })

  it('TV-01 begins muted or not, as wanted, and plays by itself', () => {
    const muted = [true, false].map((isMuted) => {
      attach('<video id="tv"></video>', isMuted)
      return video().muted
    })
    expect([muted, play().mock.calls.length]).toEqual([[true, false], 2])
  })

  it('TV-01 a browser that does not let it play leaves it paused', async () => {
    play().mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    const { told } = attach('<video id="tv"></video>')
    await vi.waitFor(() => expect(told).toEqual([{ type: 'player.paused' }]))
  })

  it('TV-01 is muted and sounds as it is told, and tells of it', () => {
    const { told, order } = attach('<video id="tv"></video>')
    order('unmute')
    order('mute')
    expect(told).toEqual([false, true].map((isMuted) => ({ type: 'sound.told', isMuted })))
  })

  it('TV-01 counts round after round', () => {
    const { told, order } = attach('<video id="tv"></video>')
    for (const at of [0, 1, 2.5, 0.5, 1.5]) {
      video().currentTime = at
      happen('timeupdate')
    }
    order('report')
    expect(told).toEqual([{ type: 'progress.told', seconds: 3.5 }])
  })
})

it('TV-02 what is not in the page has failed', () => {
  expect(attach('<p id="tv"></p>').told).toEqual([{ type: 'player.failed' }])
})
