import { beforeEach, describe, expect, it, vi } from 'vitest'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { type Costs, createCosts } from '../../../mock-server/http/limits/costs.ts'
import { createTurns } from '../../../mock-server/turns.ts'

let now: number
/** Milliseconds of work done. */
let worked: number
let costs: Costs
beforeEach(() => {
  ;[now, worked] = [0, 0]
  const environment = { ...systemEnvironment, elapsed: () => now }
  costs = createCosts(
    environment,
    () => {
      const before = worked
      return () => worked - before
    },
    createTurns(environment),
  )
})

const work = (address: string, milliseconds: number) =>
  costs.of(address).measure(() => {
    worked += milliseconds
    return 'done'
  })
const MEGABYTE = 2 ** 20

describe('the costs of an address', () => {
  it('BCK-10 may be two seconds of work at once, and a fifth of a second per second', () => {
    const waits = [work('ann', 2000), costs.of('ann').wait(), work('ann', 100), costs.of('ann').wait()]
    now = 250
    waits.push(costs.of('ann').wait())
    now = 500
    waits.push(costs.of('ann').wait(), costs.of('bob').wait())
    expect(waits).toEqual(['done', 0, 'done', 500, 250, 0, 0])
  })

  it('BCK-10 may be 64 MiB at once, and four per second', () => {
    costs.of('ann').charge(64 * MEGABYTE)
    const waits = [costs.of('ann').wait()]
    costs.of('ann').charge(8 * MEGABYTE)
    expect([...waits, costs.of('ann').wait(), costs.of('bob').wait()]).toEqual([0, 2000, 0])
  })

  it('BCK-10 include nested work once, and work that fails', () => {
    const { measure, wait } = costs.of('ann')
    const fail = () =>
      measure(() => {
        work('ann', 2100)
        throw new Error('no')
      })
    expect(fail).toThrow('no')
    expect(wait()).toBe(500)
  })

  it('BCK-10 are limited to a quarter while all addresses together cost too much; those below it do not wait', () => {
    for (let one = 0; one < 9; one += 1) work(`busy ${one}`, 501)
    work('quiet', 500)
    expect(['busy 0', 'quiet', 'new'].map((address) => costs.of(address).wait())).toEqual([5, 0, 0])
    now = 3000
    expect(costs.of('busy 0').wait()).toBe(0)
  })

  it('BCK-10 are cleared by a reset', () => {
    work('ann', 9000)
    costs.clear()
    expect(costs.of('ann').wait()).toBe(0)
  })
})

describe('work that waits', () => {
  it('BCK-10 is done in its order once the address can afford it, that of another at once', () => {
    vi.useFakeTimers()
    const done: string[] = []
    const queue = (address: string, name: string) =>
      costs.of(address).queue(() => {
        done.push(name)
        worked += 100
      })
    work('ann', 2100)
    for (const name of ['first', 'second']) queue('ann', name)
    queue('bob', 'other')
    const steps = [done.splice(0)]
    for (let step = 0; step < 2; step += 1) {
      now += 500
      vi.advanceTimersByTime(500)
      steps.push(done.splice(0))
    }
    vi.useRealTimers()
    expect(steps).toEqual([['other'], ['first'], ['second']])
  })

  it('BCK-10 is at most 500 pieces', () => {
    work('ann', 60_000)
    const taken = Array.from({ length: 502 }, () => costs.of('ann').queue(() => {}))
    expect([taken.indexOf(false), taken.length]).toEqual([500, 502])
  })
})
