import type { Waiting } from './queue.ts'

const FIRST_BACK_OFF_MS = 10_000
const LONGEST_BACK_OFF_MS = 600_000

/** Chooses the next mail. `now` in milliseconds of the machine's clock: moving the backend's clock does not speed up delivery. */
export function createSchedule(now: () => number) {
  let known = new Map<string, { attempts: number; due: number }>()
  let isFirstPick = true

  function find({ id, attempts }: Waiting) {
    const one = known.get(id)
    if (one?.attempts === attempts) return one
    // at a start all waiting mails are due; later, an unknown mail with attempts is being tried by another server of this database
    const isTried = attempts > 0 && !isFirstPick
    return { attempts, due: isTried ? now() + backOff(attempts) : now() }
  }

  return {
    pick(waiting: Waiting[]): Waiting | undefined {
      known = new Map(waiting.map((mail) => [mail.id, find(mail)]))
      isFirstPick = false
      return waiting.find((mail) => find(mail).due <= now())
    },
    attempted({ id, attempts }: Waiting) {
      known.set(id, { attempts: attempts + 1, due: now() + backOff(attempts + 1) })
    },
  }
}

/** After the first attempt, the second, … */
const backOff = (attempts: number) => Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), LONGEST_BACK_OFF_MS)
