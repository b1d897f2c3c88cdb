import { describe, expect, it } from 'vitest'
import { KeptKeys } from '../../../src/contract/shared/user/kept-keys.ts'
import { orderOf, ownKeyOf } from '../../../src/rules/shared/feed-keys.ts'
import { feedCommands, pageCommands, selectionCommands } from '../../../src/rules/shell/commands.ts'
import {
  holderOf,
  holderWords,
  isOnlyHeld,
  isUsable,
  pressedKeyOf,
  refusalOf,
  resultOf,
  withKey,
} from '../../../src/rules/shell/key-changes.ts'
import { capsOf, changeable, isId, keyFor, shortcutOf } from '../../../src/rules/shell/shortcuts.ts'

const held = { altKey: false, ctrlKey: false, metaKey: false }
const pressed = (key: string, more: object = {}) => pressedKeyOf({ ...held, ...more, key })

it('LAY-33 the keys of the page, of the selection, of desks and of feeds can be changed, those with Ctrl and Escape cannot', () => {
  const owns = changeable.map(({ own }) => own).filter((own) => !isId(own))
  expect(owns).toEqual(['?', '[', ']', ...'123456789', 'j', 'k', 'o', 's', '/', ' ', 'i'])
})

it('LAY-35 every other command can be given a key under an id of its own, which is kept', () => {
  const ids = changeable.map(({ own }) => own).filter(isId)
  const all = [...pageCommands, ...selectionCommands, ...feedCommands]
  // the keys of ten can be changed, and two have Ctrl and K, and Escape
  expect([ids.length, new Set(ids).size]).toEqual([all.length - 12, all.length - 12])
  const changes = ids.map((own) => ({ own, key: 'x' }))
  expect(KeptKeys.parse({ areOff: false, changes }).changes).toEqual(changes)
})

it('LAY-35 a command without a key has the one that it is given, refused where another has it, and none again', () => {
  const own = '>workspace.ordered feed.added'
  const given = withKey([], own, 'a')
  const command = pageCommands.find(({ name }) => name === 'Add feed')
  expect([
    ...[keyFor(own, []), keyFor(own, given), command && shortcutOf(command, given), ownKeyOf('a', given)],
    ...[holderOf('a', 's', given), holderWords('s', own, []), resultOf(own, given)],
    ...[withKey(given, own, undefined), withKey(given, own, own)],
  ]).toEqual([
    ...[undefined, 'a', 'a', own],
    ...['Add feed', 's is the key of “Share the headline”. Press another one.', '“Add feed” has the key a now.'],
    ...[[], []],
  ])
})

describe('a pressed key', () => {
  it('LAY-33 is what the layout types, a letter without Shift, with Alt or Ctrl where they are held', () => {
    expect([
      pressed('s'),
      pressed('S'),
      pressed('Ж'),
      pressed('ω'),
      pressed('İ'),
      pressed('?'),
      pressed('ß', { altKey: true }),
      pressed('s', { ctrlKey: true }),
      pressed('s', { metaKey: true, altKey: true }),
      pressed('Enter'),
    ]).toEqual(['s', 's', 'ж', 'ω', 'İ', '?', 'Alt ß', 'Ctrl s', 'Ctrl Alt s', 'Enter'])
  })

  it('LAY-33 that is only held down beside another is waited with', () => {
    const keys = ['Shift', 'Alt Alt', 'Ctrl Control', 'Ctrl Meta', 'AltGraph', 'CapsLock', 's', 'Alt s', 'Enter', 'Alt']
    expect(keys.filter(isOnlyHeld)).toEqual(keys.slice(0, 6).concat('Alt'))
  })

  it('LAY-33 can be chosen where it types something and is not Space; a command’s own in any case', () => {
    const usable = ['q', '7', '#', 'ж', 'ת', '中', '😀', 'Alt q', 'Alt ß']
    const others = [' ', 'Alt  ', 'Tab', 'Enter', 'Escape', 'ArrowUp', 'F5', 'Dead', 'Backspace', 'Ctrl q', 'qq', '']
    expect([usable.filter((key) => !isUsable(key, 's')), others.filter((key) => isUsable(key, 's'))]).toEqual([[], []])
    expect(isUsable(' ', ' ')).toBe(true)
  })
})

describe('changes', () => {
  it('LAY-33 give a command another key or none; its own is no change, and what is unknown is dropped', () => {
    const one = withKey([], 's', 'x')
    const two = withKey([...one, { own: 'q', key: 'w' }], 'o', undefined)
    expect([one, two, withKey(two, 's', 'Alt s'), withKey(two, 's', 's')]).toEqual([
      [{ own: 's', key: 'x' }],
      [{ own: 's', key: 'x' }, { own: 'o' }],
      [{ own: 'o' }, { own: 's', key: 'Alt s' }],
      [{ own: 'o' }],
    ])
  })

  it('LAY-33 a key is taken while another command has it, not once that has another', () => {
    const moved = [{ own: 's', key: 'x' }]
    expect([
      holderOf('s', 'o', []),
      holderOf('s', 's', []),
      holderOf('s', 'o', moved),
      holderOf('x', 'o', moved),
      holderOf('h', 'o', []),
      holderOf('Alt s', 'o', []),
    ]).toEqual([
      'Share the headline',
      undefined,
      undefined,
      'Share the headline',
      'To the headline of the released event',
      undefined,
    ])
  })

  it('LAY-33 a command whose own key another has got, and which has none of its own, has none', () => {
    const moved = [{ own: 's', key: 'x' }, { own: 'o', key: 's' }, { own: 'k' }, { own: 'j', key: '/' }]
    const keysOf = (...all: string[]) => all.map((own) => keyFor(own, moved))
    expect([keysOf('s', 'o', 'k', '/'), keysOf('i', '?'), resultOf('k', moved), resultOf('s', moved)]).toEqual([
      ['x', 's', undefined, undefined],
      ['i', '?'],
      '“To the headline before” has no key now.',
      '“Share the headline” has the key x now.',
    ])
    expect(['s', 'o', 'x', 'k', '/', 'i', 'Ctrl k', 'Enter'].map((key) => ownKeyOf(key, moved))).toEqual([
      ...['o', undefined, 's', undefined, 'j', 'i'],
      ...['Ctrl k', 'Enter'],
    ])
  })

  it('LAY-33 a key that is held down moves on under its new key, too', () => {
    const own = ownKeyOf('n', [{ own: 'j', key: 'n' }]) ?? ''
    expect(orderOf(own, true)).toEqual({ type: 'row.wanted', to: 'next' })
  })
})

it('LAY-33 a refusal says which key it is about, and what can be pressed instead', () => {
  expect([refusalOf('Enter'), refusalOf('Ctrl s'), holderWords('Alt x', 'o', [{ own: 's', key: 'Alt x' }])]).toEqual([
    'Enter cannot be chosen. Press a letter, a digit or a sign, alone or with Alt.',
    'Keys with Ctrl or ⌘ belong to the browser. Press a letter, a digit or a sign, alone or with Alt.',
    'Alt X is the key of “Share the headline”. Press another one.',
  ])
})

it('LAY-33 keys are written as they stand on the keyboard', () => {
  expect([' ', 'Escape', 'Ctrl k', 'Alt s', 's'].map(capsOf)).toEqual([
    ...[['Space'], ['Esc'], ['Ctrl', 'K'], ['Alt', 'S']],
    ['s'],
  ])
})

describe('what is kept about keys', () => {
  const read = (value: unknown) => KeptKeys.safeParse(value).data

  it('LAY-27 LAY-33 is read with the changes, and as earlier releases kept it', () => {
    const kept = { areOff: true, changes: [{ own: 's', key: 'ж' }, { own: ' ', key: 'Alt p' }, { own: 'o' }] }
    expect([read(kept), read({ areOff: true })]).toEqual([kept, { areOff: true, changes: [] }])
  })

  it.each([
    ['no list', 's'],
    ['no change', [null]],
    ['a key that cannot be chosen', [{ own: 's', key: 'Enter' }]],
    ['the space bar', [{ own: 's', key: ' ' }]],
    ['the key of the palette', [{ own: 'Ctrl k', key: 'x' }]],
    ['two letters', [{ own: 's', key: 'xy' }]],
    ['no text', [{ own: 's', key: 7 }]],
  ])('LAY-33 changes that cannot be read are none, and the switch counts all the same: %s', (_, changes) => {
    expect(read({ areOff: true, changes })).toEqual({ areOff: true, changes: [] })
  })
})
