import { describe, expect, it } from 'vitest'
import { createProcessorTime } from '../../../mock-server/http/limits/processor-time.ts'

/** Runs pieces of work of [passed, used] milliseconds in a row; returns the charge for each, and how often the system was asked. */
function chargesOf(pieces: readonly (readonly [number, number])[], pauseMs = 0) {
  let [now, used, readings] = [100, 50, 0]
  const start = createProcessorTime(
    () => now,
    () => {
      readings += 1
      return { user: used * 1000, system: 0 }
    },
  )
  const charges = pieces.map(([passed, usedNow]) => {
    const read = start()
    now += passed
    used += usedNow
    const charge = read()
    now += pauseMs
    return charge
  })
  return { charges, readings }
}

describe('the time of the processor', () => {
  it('BCK-10 is charged for long work, without the time of other processes and threads', () => {
    expect(
      chargesOf(
        [
          [100, 30],
          [40, 90],
        ],
        10,
      ).charges,
    ).toEqual([30, 40])
  })

  it('BCK-10 is not asked of the system for each of many short pieces', () => {
    const { charges, readings } = chargesOf(Array.from({ length: 60 }, () => [0.5, 0.5] as const))
    expect([charges.every((charge) => charge === 0.5), readings]).toEqual([true, 6])
  })
})
