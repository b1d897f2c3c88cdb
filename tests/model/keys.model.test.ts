import { describe, expect, it } from 'vitest'
import { isListOpen, keysMachine } from '../../src/machines/keys.machine.ts'
import { coverage, drive } from './drive.ts'
import { walks } from './walks.ts'

const cases = [{ type: 'list.asked' }, { type: 'list.left' }]

describe('keys', () => {
  const covered = coverage(keysMachine)
  for (const { name, events } of walks(keysMachine, cases, ({ context }) => context)) {
    it(`CHT-02 keys: ${name}`, async () => {
      const { walk, walked, snapshot } = drive(keysMachine, { streams: ['watchKeys'] })
      await walk(events, (soFar) => expect(isListOpen(snapshot())).toBe(soFar.at(-1)?.type === 'list.asked'))
      covered.add(walked)
    })
  }
  covered.prove()
})
