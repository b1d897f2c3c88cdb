import type { Environment, World } from '../../contract/shared/environment.ts'

/** WLD-08: the page says how far the world's clock is ahead of the real one, until the server says so. */
export function createWorld<Real extends Environment>(real: Real): Real & World {
  let offset = Number(real.page.document.querySelector('meta[name=world]')?.getAttribute('content') ?? 0)
  let moved = () => {}
  return {
    ...real,
    now: () => real.now() + offset,
    isElsewhere: () => offset !== 0,
    move(offsetMs) {
      offset = offsetMs
      moved()
    },
    onMove(listener) {
      moved = listener
    },
  }
}
