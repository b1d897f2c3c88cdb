import { describe, expect, it } from 'vitest'
import {
  embedOf,
  isFromOthers,
  playedTime,
  TV_PROVIDER,
  tvSourceNames,
  tvSources,
} from '../../../src/rules/live-tv/tv.ts'

describe('live TV', () => {
  it('TV-01 has Bloomberg and Yahoo as third-party sources, and our own demo', () => {
    expect(
      tvSourceNames.map((source) => [tvSources[source].name, isFromOthers(source), tvSources[source].channel]),
    ).toEqual([
      ['Bloomberg', true, 'UCIALMKvObZNtJ6AmdCjP7Lg'],
      ['Yahoo', true, 'UCEAZeUIeJs0IjQiqTCdVSIg'],
      ['Demo', false, undefined],
    ])
  })

  it('TV-01 asks the provider for a channel that starts muted and by itself', () => {
    const { origin, pathname, searchParams } = new URL(embedOf('UC-1', 'https://desk.test'))
    const asked = ['channel', 'mute', 'autoplay', 'enablejsapi', 'playsinline', 'rel', 'origin'].map((name) =>
      searchParams.get(name),
    )
    expect([origin, pathname, asked]).toEqual([
      TV_PROVIDER,
      '/embed/live_stream',
      ['UC-1', '1', '1', '1', '1', '0', 'https://desk.test'],
    ])
  })

  it.each([
    [-1, '0:00'],
    [7.9, '0:07'],
    [750, '12:30'],
    [3723, '1:02:03'],
  ])('TV-01 shows %s seconds as %s', (seconds, words) => {
    expect(playedTime(seconds)).toBe(words)
  })
})
