import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Clock, createClock } from '../../../mock-server/clock.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'

const start = Date.parse('2026-01-05T12:00:00.000Z')
let clock: Clock
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  clock = createClock(systemEnvironment)
})
afterEach(() => {
  clock.close()
  vi.useRealTimers()
})

const alarms = () => {
  const rung: number[] = []
  const set = (time: number) => clock.at(time, () => rung.push(clock.now() - start))
  return { rung, set }
}

describe('the clock', () => {
  it('BCK-04 runs as the machine does until it is set, paced or stopped', () => {
    const shown: number[] = []
    const look = (pass: number) => {
      vi.advanceTimersByTime(pass)
      shown.push(clock.now() - start)
    }
    look(1000)
    clock.change({ now: start + 60_000 })
    look(1000)
    clock.change({ rate: 10 })
    look(1000)
    clock.change({ rate: 0 })
    look(1000)
    clock.reset()
    look(1000)
    expect(shown).toEqual([1000, 61_000, 71_000, 71_000, 5000])
  })

  it('BCK-04 rings when a time is reached, at any pace, over any distance', () => {
    const { rung, set } = alarms()
    set(start + 5000)
    set(start + 3_600_000)
    const callOff = set(start + 6000)
    callOff()
    vi.advanceTimersByTime(5000)
    clock.change({ rate: 3600 })
    vi.advanceTimersByTime(999)
    expect(rung).toEqual([5000, 5000 + 999 * 3600])
  })

  it('BCK-04 rings no alarm while it is stopped, and at once those that a jump passes', () => {
    const { rung, set } = alarms()
    set(start + 5000)
    clock.change({ rate: 0 })
    vi.advanceTimersByTime(60_000)
    expect(rung).toEqual([])
    clock.change({ now: start + 10_000 })
    vi.advanceTimersByTime(0)
    expect(rung).toEqual([10_000])
  })

  it('BCK-04 notifies of jumps, not of a change of pace', () => {
    let jumps = 0
    clock.onJump(() => {
      jumps += 1
    })
    clock.change({ rate: 2 })
    clock.change({ now: start })
    clock.reset()
    expect(jumps).toBe(2)
  })
})
