import type { Fault } from '../../src/contract/mock/mock.ts'
import { type Environment, wait } from '../environment.ts'
import { createSignal } from '../signal.ts'

export type Faults = {
  add(fault: Fault): void
  list(): Fault[]
  clear(): void
  /** The faults that apply to a call or a namespace now: one latency and one other at most, the oldest of each. One use of both is used up. */
  take(target: string, applies: (fault: Fault) => boolean): Fault[]
  /** Resolves after a latency of this many milliseconds. */
  wait(milliseconds: number): Promise<void>
  onAdd(listener: (fault: Fault) => void): void
  /** The listener receives the removed faults. */
  onCleared(listener: (faults: Fault[]) => void): void
}

export function createFaults(environment: Pick<Environment, 'after'>): Faults {
  let faults: Fault[] = []
  const added = createSignal<Fault>()
  const cleared = createSignal<Fault[]>()

  return {
    add(fault) {
      faults = [...faults, fault]
      added.notify(fault)
    },
    list: () => faults,
    clear() {
      const former = faults
      faults = []
      cleared.notify(former)
    },
    take(target, applies) {
      const applying = faults.filter((fault) => concerns(fault, target) && applies(fault))
      const taken = [
        applying.find(({ kind }) => kind === 'latency'),
        applying.find(({ kind }) => kind !== 'latency'),
      ].filter((fault) => fault !== undefined)
      faults = faults.flatMap((fault) => usedUp(fault, taken))
      return taken
    },
    wait: (milliseconds) => wait(environment, milliseconds),
    onAdd: added.listen,
    onCleared: cleared.listen,
  }
}

const concerns = ({ call }: Fault, target: string) => call === '*' || call === target

/** Whether any fault is on that concerns a call or a namespace. */
export const isFaulty = (faults: Pick<Faults, 'list'>, target: string) =>
  faults.list().some((fault) => concerns(fault, target))

function usedUp(fault: Fault, taken: Fault[]): Fault[] {
  if (fault.count === undefined || !taken.includes(fault)) return [fault]
  return fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : []
}
