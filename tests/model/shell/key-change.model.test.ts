import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { awaitingOf, keyChangeMachine, lastOf, outcomeOf } from '../../../src/machines/shell/key-change.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const given = (says: string, changes: object[]) => ({ type: 'changes.given', says, changes })
const asked = (own: string) => ({ type: 'change.asked', says: own, own })
const pressed = (key: string) => ({ type: 'key.pressed', says: key, key })
/** x is the key of Share, whose own is free for others: Open has it. */
const moved = [
  { own: 's', key: 'x' },
  { own: 'o', key: 's' },
]
const cases = [
  given('none', []),
  given('moved', moved),
  { type: 'list.toggled' },
  asked('s'),
  asked('/'),
  pressed('Alt Alt'),
  pressed('Enter'),
  pressed('x'),
  pressed('q'),
  { type: 'key.dropped' },
  { type: 'key.reset' },
  { type: 'change.left' },
  { type: 'keys.reset' },
]

const names: Record<string, string> = { s: 'Share the headline', '/': 'To the search box' }
const REFUSED = 'Enter cannot be chosen. Press a letter, a digit or a sign, alone or with Alt.'
type Change = { own: string; key?: string }

/** The chart does not set its changes itself: it is given them. */
function expected(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let changes: Change[] = []
  let [own, isAwaiting, outcome] = ['', false, (): string => '']
  const end = (words: () => string) => {
    isAwaiting = false
    outcome = words
  }
  const result = () => {
    const change = changes.find((one) => one.own === own)
    const key = change ? change.key : changes.some((one) => one.key === own) ? undefined : own
    return `“${names[own]}” has ${key ? `the key ${key}` : 'no key'} now.`
  }
  const choose = (key?: string) => {
    const others = changes.filter((one) => one.own !== own)
    said.push({ type: 'changes.chosen', changes: key === own ? others : [...others, key ? { own, key } : { own }] })
    end(result)
  }
  const taken = (key: string, name: string) => () => `${key} is the key of “${name}”. Press another one.`
  for (const event of events) {
    const isMoved = changes === moved
    if (event.type === 'changes.given') {
      changes = event.changes
      if (isAwaiting) outcome = () => ''
    } else if (event.type === 'list.toggled') end(() => '')
    else if (event.type === 'change.asked') [own, isAwaiting, outcome] = [event.own, true, () => '']
    else if (event.type === 'keys.reset' && changes.length > 0) {
      said.push({ type: 'changes.chosen', changes: [] })
      end(() => 'All commands have their own keys again.')
    }
    if (!isAwaiting) continue
    if (event.type === 'change.left') end(() => '')
    else if (event.type === 'key.dropped') choose()
    else if (event.type === 'key.reset' && own === 's' && isMoved) outcome = taken('s', 'Open the headline, close it')
    else if (event.type === 'key.reset') choose(own)
    else if (event.key === 'Enter') outcome = () => REFUSED
    else if (event.key === 'x' && own === '/' && isMoved) outcome = taken('x', 'Share the headline')
    else if (event.key === 'x' || event.key === 'q') choose(event.key)
  }
  return { said, awaiting: isAwaiting ? own : undefined, last: own, outcome: outcome() }
}

describe('keyChange', () => {
  const covered = coverage(keyChangeMachine)
  for (const { name, events } of walks(keyChangeMachine, cases, ({ context }) => context)) {
    it(`CHT-02 keyChange: ${name}`, async () => {
      const chart = drive(keyChangeMachine)
      const seen = () => ({
        said: chart.said,
        awaiting: awaitingOf(chart.snapshot()),
        last: lastOf(chart.snapshot()),
        outcome: outcomeOf(chart.snapshot()),
      })
      await chart.walk(events, (soFar) => expect(seen()).toEqual(expected(soFar)))
      covered.add(chart.walked)
    })
  }
  covered.prove()

  it('LAY-33 a key that is taken, or cannot be chosen, is refused, and the next one that is pressed is tried', async () => {
    const chart = drive(keyChangeMachine)
    const outcomes: string[] = []
    for (const key of ['Shift', 'k', 'Ctrl s', ' ', 'щ']) {
      await chart.walk([...(key === 'Shift' ? [asked('s')] : []), pressed(key)])
      outcomes.push(outcomeOf(chart.snapshot()))
    }
    expect([outcomes, chart.said]).toEqual([
      [
        '',
        'k is the key of “To the headline before”. Press another one.',
        'Keys with Ctrl or ⌘ belong to the browser. Press a letter, a digit or a sign, alone or with Alt.',
        'Space cannot be chosen. Press a letter, a digit or a sign, alone or with Alt.',
        '“Share the headline” has the key s now.',
      ],
      [{ type: 'changes.chosen', changes: [{ own: 's', key: 'щ' }] }],
    ])
  })
})
