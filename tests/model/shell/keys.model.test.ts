import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import {
  areSinglesOn,
  changesOf,
  isListOpen,
  isSearchAwaited,
  keysMachine,
} from '../../../src/machines/shell/keys.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const pressed = (key: string, isRepeated = false) => ({
  type: 'key.pressed',
  says: isRepeated ? `${key} held` : key,
  key,
  isRepeated,
})
const of = (type: string, slot: number) => ({ type, says: String(slot), slot })
/** Alt and q for j, Alt and h for '?'. */
const changes = [
  { own: 'j', key: 'Alt q' },
  { own: '?', key: 'Alt h' },
]
const changed: Record<string, string> = { 'Alt q': 'j', 'Alt h': '?', j: '', '?': '' }
const cases = [
  { type: 'list.asked' },
  { type: 'palette.asked' },
  pressed('Ctrl k'),
  pressed('Ctrl k', true),
  { type: 'list.left' },
  { type: 'singles.toggled' },
  { type: 'singles.recalledOff' },
  pressed('?'),
  pressed('?', true),
  pressed('j', true),
  pressed(' ', true),
  pressed('x'),
  pressed('Alt q'),
  pressed('Alt h'),
  { type: 'changes.recalled', changes },
  { type: 'changes.chosen', says: 'Alt', changes },
  { type: 'changes.chosen', says: 'none', changes: [] },
  of('feed.came', 0),
  of('feed.came', 1),
  of('feed.used', 1),
  of('feed.left', 0),
  { type: 'search.typed', text: 'nv' },
  { type: 'search.entered', isNew: true },
  { type: 'search.dropped' },
  { type: 'search.left' },
]

function outcomeOf(events: AnyEventObject[]) {
  const said: unknown[] = []
  const kept: unknown[] = []
  let given: unknown = []
  let slots: number[] = []
  let isOpen = false
  let isOn = true
  let isAwaited = false
  for (const event of events) {
    const { type, slot, isRepeated } = event
    const key = given === changes ? (changed[event.key] ?? event.key) : event.key
    const isInForce = isOn || event.key?.startsWith('Alt ')
    const isAsked = type === 'palette.asked' || (key === 'Ctrl k' && !isRepeated)
    if (type.startsWith('search.')) {
      if (isAwaited && type !== 'search.left') said.push(event)
      isAwaited &&= type === 'search.typed' || type === 'search.entered'
      continue
    }
    isAwaited ||= isAsked
    const others = slots.filter((other) => other !== slot)
    if (type === 'feed.came') slots = [slot, ...others]
    else if (type === 'feed.used') slots = [...others, slot]
    else if (type === 'feed.left') slots = others
    else if (isAsked) {
      said.push({ type: 'palette.asked', slots })
      if (type === 'key.pressed') said.push({ type: 'key.used', key })
    } else if (type.startsWith('changes.')) {
      given = event.changes
      if (type === 'changes.chosen') kept.push({ type: 'keys.chosen', changes: given })
    } else if (type === 'list.asked') isOpen = true
    else if (type === 'list.left') isOpen = false
    else if (type === 'singles.recalledOff') {
      isOpen &&= !isOn
      isOn = false
    } else if (type === 'singles.toggled') {
      if (isOpen) kept.push({ type: 'keys.chosen', areOff: isOn })
      isOn = isOpen ? !isOn : isOn
    } else if (!isInForce) continue
    else if (!isOpen && key === '?') {
      isOpen = !isRepeated
      if (isOpen) said.push({ type: 'key.used', key })
    } else if (!isOpen && key === 'j' && slots.length > 0) {
      said.push({ type: 'feed.ordered', slot: slots.at(-1), order: { type: 'row.wanted', to: 'next' } })
      said.push({ type: 'key.used', key })
    }
  }
  return { isOpen, isOn, isAwaited, given, said, kept }
}

const start = () => drive(keysMachine, { streams: ['watchKeys'] })
/** What was reported besides that a key was used. */
const ordersOf = ({ said }: ReturnType<typeof start>) => said.filter(({ type }) => type !== 'key.used')
const usedOf = ({ said }: ReturnType<typeof start>) =>
  said.flatMap(({ type, key }) => (type === 'key.used' ? [key] : []))

describe('keys', () => {
  const covered = coverage(keysMachine)
  for (const { name, events } of walks(keysMachine, cases, ({ context }) => context)) {
    it(`CHT-02 keys: ${name}`, async () => {
      const keys = start()
      const seen = () => ({
        isOpen: isListOpen(keys.snapshot()),
        isOn: areSinglesOn(keys.snapshot()),
        isAwaited: isSearchAwaited(keys.snapshot()),
        given: changesOf(keys.snapshot()),
        said: keys.said,
        kept: keys.sentTo('watchKeys'),
      })
      await keys.walk(events, (soFar) => expect(seen()).toEqual(outcomeOf(soFar)))
      covered.add(keys.walked)
    })
  }
  covered.prove()

  it('keys go to the first feed until another is used, and to that one until it is removed', async () => {
    const keys = start()
    const used = [of('feed.came', 0), of('feed.came', 1), of('feed.came', 2)]
    await keys.walk([...used, pressed('j'), of('feed.used', 2), pressed('o'), of('feed.left', 2), pressed('/')])
    expect(ordersOf(keys).map(({ slot, order }) => [slot, order.type])).toEqual([
      [0, 'row.wanted'],
      [2, 'current.toggled'],
      [0, 'box.wanted'],
    ])
  })

  it('PIT-10 keys are for the lists of the News Pit, too', async () => {
    const keys = start()
    const listAt = (slot: string) => ({ type: 'feed.used', slot })
    await keys.walk([
      listAt('spotlight'),
      pressed('j'),
      listAt('newsPit'),
      pressed('o'),
      listAt('library'),
      pressed('/'),
    ])
    expect(ordersOf(keys)).toEqual([
      { type: 'spotlight.ordered', order: { type: 'row.wanted', to: 'next' } },
      { type: 'feed.ordered', slot: 'newsPit', order: { type: 'current.toggled' } },
      { type: 'library.ordered', order: { type: 'box.wanted' } },
    ])
  })

  it('LAY-27 single keys can be switched off in the list of keys, which is kept, and the list still opens by the menu', async () => {
    const keys = start()
    await keys.walk([of('feed.came', 0), { type: 'list.asked' }, { type: 'singles.toggled' }, { type: 'list.left' }])
    await keys.walk([pressed('j'), pressed('?')])
    const off = [[...ordersOf(keys)], isListOpen(keys.snapshot()), areSinglesOn(keys.snapshot())]
    await keys.walk([{ type: 'list.asked' }, { type: 'singles.toggled' }, { type: 'list.left' }, pressed('j')])
    expect([off, ordersOf(keys).length, keys.sentTo('watchKeys')]).toEqual([
      [[], false, false],
      1,
      [
        { type: 'keys.chosen', areOff: true },
        { type: 'keys.chosen', areOff: false },
      ],
    ])
  })

  it('LAY-33 a command answers to the key that it was given, and no longer to its own, which another can have', async () => {
    const keys = start()
    const swapped = [{ own: 's', key: 'ж' }, { own: 'o', key: 's' }, { own: 'k' }]
    await keys.walk([of('feed.came', 0), { type: 'changes.recalled', changes: swapped }])
    await keys.walk(['o', 's', 'ж', 'k', 'j'].map((key) => pressed(key)))
    expect([ordersOf(keys).map(({ order }) => order), keys.sentTo('watchKeys'), usedOf(keys)]).toEqual([
      [{ type: 'current.toggled' }, { type: 'share.asked' }, { type: 'row.wanted', to: 'next' }],
      [],
      ['o', 's', 'j'],
    ])
  })

  it('LAY-27 LAY-33 a key with Alt is no single key: it works where those are off', async () => {
    const keys = start()
    await keys.walk([of('feed.came', 0), { type: 'singles.recalledOff' }, { type: 'changes.recalled', changes }])
    await keys.walk(['j', 'k', 'Alt q', 'Alt h'].map((key) => pressed(key)))
    expect([ordersOf(keys).map(({ order }) => order), isListOpen(keys.snapshot())]).toEqual([
      [{ type: 'row.wanted', to: 'next' }],
      true,
    ])
  })

  it('LAY-28 what is typed on the way to the palette is for it, until its field has the focus', async () => {
    const keys = start()
    const typed = { type: 'search.typed', text: 'nv' }
    const entered = { type: 'search.entered', isNew: false }
    await keys.walk([typed, pressed('Ctrl k'), typed, entered, { type: 'search.left' }, typed])
    expect(ordersOf(keys)).toEqual([{ type: 'palette.asked', slots: [] }, typed, entered])
  })

  it('LAY-27 a choice of earlier is in force from the start', async () => {
    const keys = start()
    await keys.walk([{ type: 'singles.recalledOff' }, pressed('?')])
    expect([isListOpen(keys.snapshot()), areSinglesOn(keys.snapshot())]).toEqual([false, false])
  })
})
