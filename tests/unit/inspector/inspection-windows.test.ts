import { describe, expect, it } from 'vitest'
import {
  type InspectedActor,
  type InspectedWindow,
  KEPT_MESSAGES,
  KEPT_STEPS,
} from '../../../src/contract/inspector/inspection.ts'
import {
  actorAt,
  lookAt,
  lookOn,
  stepBeside,
  stepsOf,
  treeOf,
  windowAt,
  withNews,
} from '../../../src/rules/inspector/inspection.ts'

const step = (n: number, type = 'a', more = {}) => {
  return { n, at: n, event: { type, ...more }, active: [], taken: [], status: 'active', context: {} }
}
const actor = (id: string, name: string, more: Partial<InspectedActor> = {}) => ({ id, name, steps: [], ...more })
const windowOf = (id: string, tab: string, ...actors: InspectedActor[]): InspectedWindow => {
  return { id, tab, path: '/', startedAt: 0, takesEvents: true, actors, messages: [] }
}
const lamp = actor('l', 'lamp')
const session = actor('s', 'session')
const [one, two] = [windowOf('1', 'first', lamp, session), windowOf('2', 'second', lamp)]
const both = [one, two]

describe('the list of windows', () => {
  it('CHT-04 a window that reports is listed last, or where it was', () => {
    const again = { ...one, path: '/news-pit' }
    expect([
      withNews([one], { type: 'window.told', window: two }),
      withNews(both, { type: 'window.told', window: again }),
      withNews(both, { type: 'window.came' }),
      withNews(both, { type: 'window.left', window: '1' }),
    ]).toEqual([both, [again, two], both, [two]])
  })

  it('CHT-04 an actor that starts is listed once, and one that stops is removed, each in its own window', () => {
    const lit = { ...lamp, steps: [step(0)] }
    expect([
      withNews(both, { type: 'actor.came', window: '1', actor: lit }),
      withNews(both, { type: 'actor.came', window: '2', actor: session }),
      withNews(both, { type: 'actor.left', window: '1', actor: 'l' }),
      withNews(both, { type: 'actor.left', window: 'gone', actor: 'l' }),
    ]).toEqual([
      [windowOf('1', 'first', session, lit), two],
      [one, windowOf('2', 'second', lamp, session)],
      [windowOf('1', 'first', session), two],
      both,
    ])
  })

  it('CHT-04 a step is kept once, with its actor, up to a limit', () => {
    const received = (windows: typeof both, n: number) =>
      withNews(windows, { type: 'step.taken', window: '1', actor: 'l', step: step(n) }) as typeof both
    const numbers = (windows: typeof both) =>
      windows.map(({ actors }) => actors.map(({ steps }) => steps.map(({ n }) => n)))
    const twice = received(received(both, 0), 1)
    expect([numbers(twice), received(twice, 1), received(twice, 0)]).toEqual([[[[0, 1], []], [[]]], twice, twice])
    const many = Array.from({ length: KEPT_STEPS + 2 }, (_, n) => n).reduce(received, both)
    expect([many[0]?.actors[0]?.steps.length, many[0]?.actors[0]?.steps[0]?.n]).toEqual([KEPT_STEPS, 2])
  })
})

it('CHT-04 a message is kept once, with its window, up to a limit', () => {
  const received = (windows: typeof both, n: number) =>
    withNews(windows, {
      type: 'message.sent',
      window: '1',
      message: { n, at: n, event: { type: 'a' }, to: { id: 'l', name: 'lamp' } },
    }) as typeof both
  const numbers = (windows: typeof both) => windows.map(({ messages }) => messages.map(({ n }) => n))
  const twice = received(received(both, 0), 1)
  expect([numbers(twice), received(twice, 1), received(twice, 0)]).toEqual([[[0, 1], []], twice, twice])
  const many = Array.from({ length: KEPT_MESSAGES + 2 }, (_, n) => n).reduce(received, both)
  expect([many[0]?.messages.length, many[0]?.messages[0]?.n]).toEqual([KEPT_MESSAGES, 2])
})

describe('the selection of the inspector', () => {
  const atLamp = lookAt(one, lamp)

  it('CHT-04 is the session at first, or else any chart', () => {
    expect([
      atLamp,
      lookOn(both, undefined),
      lookOn([two, one], undefined),
      lookOn([windowOf('3', 'third')], undefined),
      lookOn([], undefined),
    ]).toEqual([
      { window: '1', tab: 'first', actor: 'l', name: 'lamp' },
      lookAt(one, session),
      lookAt(two, lamp),
      undefined,
      undefined,
    ])
  })

  it('CHT-04 is kept through a reload that assigns new ids, and waits for missing charts', () => {
    const older = windowOf('4', 'first', actor('l4', 'lamp'))
    const reloaded = windowOf('5', 'first', actor('x', 'session'), actor('l5', 'lamp'))
    const empty = windowOf('6', 'first')
    expect([
      lookOn(both, atLamp),
      lookOn([two, older, reloaded], atLamp),
      lookOn([two], atLamp),
      lookOn([], atLamp),
      lookOn([empty], atLamp),
      lookOn([windowOf('1', 'first', session)], atLamp),
      lookOn([windowOf('1', 'first', actor('l2', 'lamp'), lamp)], atLamp),
    ]).toEqual([
      atLamp,
      { window: '5', tab: 'first', actor: 'l5', name: 'lamp' },
      atLamp,
      atLamp,
      { ...atLamp, window: '6' },
      atLamp,
      atLamp,
    ])
  })

  it('CHT-04 identifies the window and the actor by their ids', () => {
    expect([
      windowAt(both, atLamp)?.id,
      actorAt(both, { ...atLamp, window: '2' }),
      actorAt(both, { ...atLamp, actor: 'gone' }),
      windowAt(both, undefined),
      actorAt([], atLamp),
    ]).toEqual(['1', lamp, undefined, undefined, undefined])
  })
})

describe('the lists of the inspector', () => {
  it('CHT-04 show actors below their parents, filtered by name in any case', () => {
    const port = actor('p', 'getNews', { parent: 'l' })
    const deep = actor('d', 'News line', { parent: 'p' })
    const rows = (filter: string) => treeOf([lamp, session, port, deep], filter).map((row) => [row.actor.id, row.depth])
    expect([rows(''), rows(' NEWS '), rows('zebra')]).toEqual([
      [
        ['l', 0],
        ['p', 1],
        ['d', 2],
        ['s', 0],
      ],
      [
        ['p', 1],
        ['d', 2],
      ],
      [],
    ])
  })

  it('CHT-04 filter steps by the names and data of their events, and find the next and the last listed one', () => {
    const steps = [step(0, 'xstate.init'), step(2, 'user.came', { name: 'Ann' }), step(5, 'user.left')]
    const listed = (filter: string) => stepsOf(actor('u', 'user', { steps }), filter).map(({ n }) => n)
    expect([listed(''), listed('USER'), listed('ann'), listed('x.y'), stepsOf(undefined, '')]).toEqual([
      [0, 2, 5],
      [2, 5],
      [2],
      [],
      [],
    ])
    expect([
      stepBeside(steps, 2, -1),
      stepBeside(steps, 2, 1),
      stepBeside(steps, 0, -1),
      stepBeside(steps, 5, 1),
      stepBeside(steps, 3, -1),
      stepBeside(steps, 3, 1),
      stepBeside([], 3, 1),
    ]).toEqual([0, 5, undefined, undefined, 2, 5, undefined])
  })
})
