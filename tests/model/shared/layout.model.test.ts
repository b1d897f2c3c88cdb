import { describe, expect, it } from 'vitest'
import { isMobile, layoutMachine, layoutOf, pointerOf } from '../../../src/machines/shared/layout.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const input = { layout: 'tablet', pointer: 'fine' }
const cases = [
  { type: 'screen.changed', says: 'mobile', screen: { layout: 'mobile', pointer: 'coarse' } },
  { type: 'screen.changed', says: 'desktop', screen: { layout: 'desktop', pointer: 'fine' } },
]

describe('layout', () => {
  const covered = coverage(layoutMachine)
  for (const { name, events } of walks(layoutMachine, cases, ({ context }) => context, input)) {
    it(`CHT-02 LAY-01 layout: ${name}`, async () => {
      const { walk, walked, snapshot } = drive(layoutMachine, { streams: ['watchScreen'], input })
      await walk(events, (soFar) => {
        const { layout, pointer } = soFar.at(-1)?.screen ?? input
        expect([layoutOf(snapshot()), pointerOf(snapshot()), isMobile(snapshot())]).toEqual([
          layout,
          pointer,
          layout === 'mobile',
        ])
      })
      covered.add(walked)
    })
  }
  covered.prove()
})
