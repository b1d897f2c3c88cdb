import { expect, it } from 'vitest'
import { answers, changesOf, says, send } from './scene.ts'

const pressed = (key: string) => send('keys', { type: 'key.pressed', key, isRepeated: false })
const known = answers('hints', 'recallUsed', [])

it.each([
  ['Ctrl k', 'search'],
  ['j', 'headlines'],
  ['?', 'list'],
])('LAY-34 the key %s, once it has given its command, is no longer hinted', (key, hint) => {
  expect(changesOf(send('keys', { type: 'feed.came', slot: 0 }), known, pressed(key)).hints).toMatchObject({
    state: 'keeping',
    used: [hint],
  })
})

it('LAY-34 a command that is given by a press leaves its key hinted', () => {
  const asked = [send('keys', 'palette.asked'), send('keys', 'list.asked'), says('palette', 'palette.opened')]
  expect(changesOf(known, ...asked).hints).toBeUndefined()
})
