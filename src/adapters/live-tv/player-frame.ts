import * as z from 'zod/mini'
import type { Environment } from '../../contract/shared/environment.ts'

type State = 'player.ready' | 'player.playing' | 'player.waiting' | 'player.paused' | 'player.failed'
export type PlayerEvent =
  | { type: State }
  | { type: 'sound.changed'; isMuted: boolean }
  | { type: 'progress.changed'; seconds: number }
export type PlayerOrder = 'play' | 'pause' | 'mute' | 'unmute' | 'report'
type Surroundings = Pick<Environment, 'page' | 'after'>
type Notify = (event: PlayerEvent) => void
type Player = { order(order: PlayerOrder): void; stop(): void }
/** `origin`: whose player stands in a frame; left out for a video of ours. */
type Wanted = { id: string; origin?: string; isMuted: boolean }

/** The player that stands in the page under an id. */
export function attachPlayer({ id, origin, isMuted }: Wanted, notify: Notify, environment: Surroundings): Player {
  const element = environment.page.document.getElementById(id)
  if (element instanceof HTMLVideoElement) return attachVideo(element, isMuted, notify)
  if (element instanceof HTMLIFrameElement && origin)
    return attachFrame(element, { origin, isMuted }, notify, environment)
  notify({ type: 'player.failed' })
  return { order: () => undefined, stop: () => undefined }
}

/** Reports a state only when it changes: a player sends the same one many times. */
function stateNotifier(notify: Notify) {
  let last: State | undefined
  return (state: State) => {
    if (state !== last) notify({ type: state })
    last = state
  }
}

/** Seconds played, from the positions that a player reports: neither a jump nor a new round counts. */
function createProgress() {
  const LONGEST_STEP = 5
  let played = 0
  let last: number | undefined
  return {
    note(now: number) {
      const step = now - (last ?? now)
      if (step > 0 && step < LONGEST_STEP) played += step
      last = now
    },
    played: () => played,
  }
}

function attachVideo(video: HTMLVideoElement, isMuted: boolean, notify: Notify): Player {
  const become = stateNotifier(notify)
  const progress = createProgress()
  const listening = new AbortController()
  const { signal } = listening
  video.muted = isMuted
  const on = (name: string, act: () => void) => video.addEventListener(name, act, { signal })
  on('canplay', () => video.paused && become('player.ready'))
  on('playing', () => become('player.playing'))
  on('waiting', () => become('player.waiting'))
  // what has stalled goes on for as long as there is something left to play
  on('stalled', () => video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && become('player.waiting'))
  on('pause', () => become('player.paused'))
  on('error', () => become('player.failed'))
  on('timeupdate', () => progress.note(video.currentTime))
  on('volumechange', () => notify({ type: 'sound.changed', isMuted: video.muted }))
  play()

  /** Where a browser does not let it play it stays paused; a failure was reported already. */
  function play() {
    video.play().catch(() => !signal.aborted && video.paused && !video.error && become('player.paused'))
  }
  return {
    order(order) {
      if (order === 'play') play()
      else if (order === 'pause') video.pause()
      else if (order === 'report') notify({ type: 'progress.changed', seconds: progress.played() })
      else video.muted = order === 'mute'
    },
    stop() {
      listening.abort()
      video.pause()
    },
  }
}

/** The provider's iframe protocol: https://developers.google.com/youtube/iframe_api_reference. What is not known is let pass. */
const Message = z.object({ event: z.string(), info: z.optional(z.unknown()) })
const Info = z.object({
  playerState: z.optional(z.number()),
  muted: z.optional(z.boolean()),
  currentTime: z.optional(z.number()),
})
const states: Readonly<Record<number, State>> = {
  0: 'player.failed',
  1: 'player.playing',
  2: 'player.paused',
  3: 'player.waiting',
}
const orders = { play: 'playVideo', pause: 'pauseVideo', mute: 'mute', unmute: 'unMute' } as const
/** Milliseconds between two attempts to reach the player. */
const CALL_AGAIN = 500

type Framed = { origin: string; isMuted: boolean }

function attachFrame(
  frame: HTMLIFrameElement,
  { origin, isMuted }: Framed,
  notify: Notify,
  { page, after }: Surroundings,
): Player {
  const become = stateNotifier(notify)
  const progress = createProgress()
  const listening = new AbortController()
  const { signal } = listening
  const say = (message: object, to = origin) => frame.contentWindow?.postMessage(JSON.stringify(message), to)
  const command = (func: string, args: string[] = []) => say({ event: 'command', func, args })
  // to anyone: before the player is there the frame has another origin, and the browser would complain of each call
  const call = () => say({ event: 'listening', id: frame.id, channel: 'widget' }, '*')
  const stopCalling = repeat(after, CALL_AGAIN, call)
  let isReady = false

  function beReady() {
    if (isReady) return
    isReady = true
    stopCalling()
    for (const name of ['onStateChange', 'onError']) command('addEventListener', [name])
    become('player.ready')
    if (!isMuted) command('unMute')
    command('playVideo')
  }

  function listen({ event, info }: z.infer<typeof Message>) {
    if (event === 'onError') return become('player.failed')
    if (event === 'onReady' || event === 'initialDelivery') beReady()
    const received = Info.safeParse(event === 'onStateChange' ? { playerState: info } : info).data
    if (!received) return
    const state = states[received.playerState ?? -1]
    if (state) become(state)
    if (received.muted !== undefined) notify({ type: 'sound.changed', isMuted: received.muted })
    if (received.currentTime !== undefined) progress.note(received.currentTime)
  }

  const receive = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow) return
    const message = readMessage(data)
    if (message) listen(message)
  }
  page.addEventListener('message', receive, { signal })
  return {
    order(order) {
      if (order === 'report') notify({ type: 'progress.changed', seconds: progress.played() })
      else command(orders[order])
    },
    stop() {
      stopCalling()
      listening.abort()
    },
  }
}

/** Calls `run` again and again; returns how to stop. */
function repeat(after: Environment['after'], delayMs: number, run: () => void) {
  let cancel = after(delayMs, function next() {
    run()
    cancel = after(delayMs, next)
  })
  return () => cancel()
}

function readMessage(data: unknown) {
  try {
    return Message.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
