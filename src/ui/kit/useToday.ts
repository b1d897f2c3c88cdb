import { useSyncExternalStore } from 'react'
import { dayOf } from '../../rules/format.ts'

/** The reader's day, as `dayOf` writes it. It changes at midnight. */
export const useToday = () => useSyncExternalStore(watchMidnight, today)

const today = () => dayOf(Date.now())

function watchMidnight(tell: () => void) {
  let timer = setTimeout(turn, untilMidnight())
  function turn() {
    tell()
    timer = setTimeout(turn, untilMidnight())
  }
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

function untilMidnight() {
  const midnight = new Date()
  midnight.setHours(24, 0, 0, 50)
  return midnight.getTime() - Date.now()
}
