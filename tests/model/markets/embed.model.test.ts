import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  embedMachine,
  isAllowed,
  isFramed,
  isOurs,
  isShown,
  isUnreachable,
} from '../../../src/machines/markets/embed.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { name: 'heatmap' }
const tooLong = { type: 'xstate.after.reachTime.embed.allowed.framed.loading', after: 20_000 }
const cases = [
  { type: 'consent.given' },
  { type: 'consent.withdrawn' },
  { type: 'area.opened' },
  { type: 'area.left' },
  { type: 'ours.wanted' },
  { type: 'provider.wanted' },
  { type: 'retry.pressed' },
  { type: 'frame.ready' },
  { type: 'frame.failed' },
  tooLong,
]

type State = 'waiting' | 'resting' | 'loading' | 'shown' | 'unreachable' | 'ours'
/** Where each event leads from the states that handle it; elsewhere it changes nothing. */
const ways: Record<string, Partial<Record<State, State>>> = {
  'consent.given': { waiting: 'resting' },
  'consent.withdrawn': {
    resting: 'waiting',
    loading: 'waiting',
    shown: 'waiting',
    unreachable: 'waiting',
    ours: 'waiting',
  },
  'area.opened': { resting: 'loading' },
  'area.left': { loading: 'resting', shown: 'resting', unreachable: 'resting' },
  'ours.wanted': { loading: 'ours', shown: 'ours', unreachable: 'ours' },
  'provider.wanted': { ours: 'loading' },
  'retry.pressed': { unreachable: 'loading' },
  'frame.ready': { loading: 'shown' },
  'frame.failed': { loading: 'unreachable', shown: 'unreachable' },
  [tooLong.type]: { loading: 'unreachable' },
}

function outcomeOf(events: AnyEventObject[]) {
  let state: State = 'waiting'
  let frames = 0
  for (const { type } of events) {
    const next: State = ways[type]?.[state] ?? state
    if (next === 'loading' && state !== 'loading') frames += 1
    state = next
  }
  return {
    isAllowed: state !== 'waiting',
    isFramed: state === 'loading' || state === 'shown',
    isShown: state === 'shown',
    isUnreachable: state === 'unreachable',
    isOurs: state === 'ours',
    frames: Array(frames).fill(input.name),
    isWatched: state === 'loading' || state === 'shown',
  }
}

const start = () => drive(embedMachine, { streams: ['watchFrame'], input })
const seen = ({ snapshot, lines }: ReturnType<typeof start>) => ({
  isAllowed: isAllowed(snapshot()),
  isFramed: isFramed(snapshot()),
  isShown: isShown(snapshot()),
  isUnreachable: isUnreachable(snapshot()),
  isOurs: isOurs(snapshot()),
  frames: lines.map((line) => line.input),
  isWatched: lines.some(({ isOpen }) => isOpen),
})

describe('an embed of the charting provider', () => {
  const covered = coverage(embedMachine)
  for (const { name, events } of walks(embedMachine, cases, () => null, input)) {
    it(`CHT-02 embed: ${name}`, async () => {
      const embed = start()
      await embed.walk(events, (soFar) => expect(seen(embed)).toEqual(outcomeOf(soFar)))
      covered.add(embed.walked)
    })
  }
  covered.prove()

  it.each([
    ['loads', []],
    ['is shown', [{ type: 'frame.ready' }]],
  ])('EMB-01 a frame that %s goes when consent is withdrawn', async (_, more) => {
    const embed = start()
    await embed.walk([{ type: 'consent.given' }, { type: 'area.opened' }, ...more, { type: 'consent.withdrawn' }])
    expect([seen(embed).isAllowed, seen(embed).isFramed, seen(embed).isWatched]).toEqual([false, false, false])
  })

  it('EMB-01 EMB-02 nothing is framed before consent, whatever else happens', async () => {
    const embed = start()
    await embed.walk(cases.slice(2))
    expect([embed.lines, seen(embed).isFramed]).toEqual([[], false])
  })
})
