export type TvSource = 'bloomberg' | 'yahoo' | 'demo'

/** TV-01. `channel`: a channel of the provider's, whatever it sends live; the demo is a file of ours. */
export const tvSources: Readonly<Record<TvSource, { name: string; channel?: string }>> = {
  bloomberg: { name: 'Bloomberg', channel: 'UCIALMKvObZNtJ6AmdCjP7Lg' },
  yahoo: { name: 'Yahoo', channel: 'UCEAZeUIeJs0IjQiqTCdVSIg' },
  demo: { name: 'Demo' },
}

export const tvSourceNames: readonly TvSource[] = ['bloomberg', 'yahoo', 'demo']

/** The host of the two channels, which sets no cookies before something is played. */
export const TV_PROVIDER = 'https://www.youtube-nocookie.com'

export const DEMO_STREAM = '/demo-stream.webm'

/** Whether others are asked for it: that needs consent. */
export const isFromOthers = (source: TvSource) => tvSources[source].channel !== undefined

/** The address of a channel's player; it speaks with pages of `origin` only. It begins muted: else no browser lets it begin by itself. */
export function embedOf(channel: string, origin: string) {
  const asked = { channel, autoplay: '1', mute: '1', playsinline: '1', enablejsapi: '1', rel: '0', origin }
  return `${TV_PROVIDER}/embed/live_stream?${new URLSearchParams(asked)}`
}

/** Seconds as `0:07`, `12:30` or `1:02:03`. */
export function playedTime(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Under which id what plays stands in the page. */
export const PLAYER_ID = 'live-tv-player'
