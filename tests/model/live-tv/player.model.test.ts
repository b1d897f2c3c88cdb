import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  canPause,
  canPlay,
  channelOf,
  frameOf,
  isMuted,
  playerMachine,
  secondsOf,
  sourceOf,
  standingOf,
} from '../../../src/machines/live-tv/player.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const chosen = (source: string) => ({ type: 'source.chosen', says: source, source })
const consent = (isAllowed: boolean) => ({ type: 'consent.changed', says: isAllowed ? 'yes' : 'no', isAllowed })
const [shown, gone] = [{ type: 'frame.shown' }, { type: 'frame.gone' }]
const [mute, play, pause] = [{ type: 'mute.pressed' }, { type: 'play.pressed' }, { type: 'pause.pressed' }]
const [retry, network] = [{ type: 'retry.pressed' }, { type: 'network.returned' }]
const says = (state: string) => ({ type: `player.${state}` })
const sound = (isMuted: boolean) => ({ type: 'sound.changed', says: isMuted ? 'off' : 'on', isMuted })
const progress = { type: 'progress.changed', seconds: 3.5 }
const waits = (state: string) => ({ type: `xstate.after.patience.player.shown.${state}`, says: state, after: 10_000 })
const second = { type: 'xstate.after.progressInterval.player.shown.playing', after: 1_000 }

const playingCases = [
  ...[chosen('bloomberg'), chosen('demo'), consent(true), consent(false), shown, gone, play, pause, retry, network],
  ...['ready', 'playing', 'waiting', 'paused', 'failed'].map(says),
  ...[waits('connecting'), waits('starting'), waits('buffering'), second, progress],
]
const soundCases = [
  chosen('demo'),
  shown,
  gone,
  mute,
  sound(true),
  sound(false),
  says('playing'),
  says('failed'),
  retry,
]

const starts = ['still', 'empty', 'lost']

/** What a player is after these events, by the plainest means. */
function outcomeOf(events: AnyEventObject[], allowed: boolean) {
  let [source, isAllowed, muted, seconds, frame, state] = ['bloomberg', allowed, true, 0, 0, '']
  const lines: { port: string; input: unknown; isOpen: boolean }[] = []
  const orders: string[] = []
  const isShown = () => !starts.includes(state)
  const become = (next: string) => {
    if (starts.includes(next)) for (const line of lines) line.isOpen = false
    state = next
  }
  const choose = () => {
    frame += 1
    seconds = 0
    become(source !== 'demo' && !isAllowed ? 'still' : 'empty')
  }
  choose()
  const whileShown = (next: string) => () => isShown() && become(next)
  const order = (name: string) => isShown() && orders.push(name)
  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'source.chosen': (event) => {
      if (event.source === source) return
      source = event.source
      choose()
    },
    'consent.changed': (event) => {
      const changes = event.isAllowed !== isAllowed && source !== 'demo'
      isAllowed = event.isAllowed
      if (changes) choose()
    },
    'frame.shown': () => {
      if (state !== 'empty') return
      lines.push({ port: 'player', input: { isFromOthers: source !== 'demo', isMuted: muted }, isOpen: true })
      become('connecting')
    },
    'frame.gone': whileShown('empty'),
    'player.ready': () => state === 'connecting' && become('starting'),
    'player.playing': whileShown('playing'),
    'player.waiting': whileShown('buffering'),
    'player.paused': whileShown('paused'),
    'player.failed': whileShown('lost'),
    [waits('connecting').type]: () => become('lost'),
    [waits('starting').type]: () => become('paused'),
    [waits('buffering').type]: () => become('lost'),
    [second.type]: () => order('report'),
    'play.pressed': () => order('play'),
    'pause.pressed': () => order('pause'),
    'mute.pressed': () => {
      muted = !muted
      order(muted ? 'mute' : 'unmute')
    },
    'sound.changed': (event) => {
      if (isShown()) muted = event.isMuted
    },
    'progress.changed': (event) => {
      if (isShown()) seconds = event.seconds
    },
    'retry.pressed': () => state === 'lost' && choose(),
    'network.returned': () => state === 'lost' && choose(),
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    source,
    standing: ['empty', 'connecting', 'starting'].includes(state) ? 'connecting' : state,
    muted,
    seconds,
    frame: state === 'still' || state === 'lost' ? undefined : frame,
    isOurs: source === 'demo',
    canPause: state === 'playing' || state === 'buffering',
    canPlay: state === 'paused',
    lines,
    orders,
  }
}

const start = (isAllowed: boolean) => drive(playerMachine, { streams: ['player'], input: { isAllowed } })
const seen = ({ snapshot, lines, sentTo }: ReturnType<typeof start>) => ({
  source: sourceOf(snapshot()),
  standing: standingOf(snapshot()),
  muted: isMuted(snapshot()),
  seconds: secondsOf(snapshot()),
  frame: frameOf(snapshot()),
  isOurs: channelOf(snapshot()) === undefined,
  canPause: canPause(snapshot()),
  canPlay: canPlay(snapshot()),
  lines: lines.map(({ port, input, isOpen }) => ({ port, input, isOpen })),
  orders: sentTo('player').map(({ order }) => order),
})

describe('player', () => {
  const covered = coverage(playerMachine)
  const facets = ({ context: { source, isAllowed, isMuted: muted } }: { context: Record<string, unknown> }) => [
    source,
    isAllowed,
    muted,
  ]
  for (const cases of [playingCases, soundCases]) {
    for (const { name, events } of walks(playerMachine, cases, facets, { isAllowed: false })) {
      it(`TV-01 TV-02 ${name}`, async () => {
        const player = start(false)
        await player.walk(events, (soFar) => expect(seen(player)).toEqual(outcomeOf(soFar, false)))
        covered.add(player.walked)
      })
    }
  }
  covered.prove()
})

describe('Live TV', () => {
  const playerAfter = async (isAllowed: boolean, ...events: AnyEventObject[]) => {
    const player = start(isAllowed)
    await player.walk(events)
    return player
  }

  it('TV-01 asks nothing of others before consent, nor after it was taken back', async () => {
    const before = await playerAfter(false, chosen('yahoo'), shown)
    const taken = await playerAfter(true, shown, says('ready'), says('playing'), consent(false), shown)
    expect([before.lines, standingOf(before.snapshot()), taken.lines.map(({ isOpen }) => isOpen)]).toEqual([
      [],
      'still',
      [false],
    ])
  })

  it('TV-01 begins muted, asks for its progress each second, and keeps the sound that was chosen for the next source', async () => {
    const player = await playerAfter(false, chosen('demo'), shown, says('playing'), second, second, mute)
    await player.step(consent(true))
    for (const event of [chosen('yahoo'), shown]) await player.step(event)
    expect([player.sentTo('player').map(({ order }) => order), player.lines.map(({ input }) => input)]).toEqual([
      ['report', 'report', 'unmute'],
      [
        { isFromOthers: false, isMuted: true },
        { isFromOthers: true, isMuted: false },
      ],
    ])
  })

  it('TV-02 a player that says nothing for ten seconds is lost, and can be tried again', async () => {
    const player = await playerAfter(true, shown, waits('connecting'))
    const lost = standingOf(player.snapshot())
    for (const event of [retry, shown, says('ready'), says('playing')]) await player.step(event)
    expect([lost, standingOf(player.snapshot()), player.lines.map(({ isOpen }) => isOpen)]).toEqual([
      'lost',
      'playing',
      [false, true],
    ])
  })
})
