import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_MS = 1_000
const MOST_BUSY = 0.25

/** Whether the processors are idle, measured over a second without work of our own. */
export async function isIdle() {
  const before = times()
  await pause(SAMPLE_MS)
  const after = times()
  return (after.busy - before.busy) / (after.all - before.all || 1) < MOST_BUSY
}

function times() {
  const sum = { busy: 0, all: 0 }
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.idle + times.irq
    sum.all += all
    sum.busy += all - times.idle
  }
  return sum
}
