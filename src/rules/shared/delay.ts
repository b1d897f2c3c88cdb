const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long after its publication an item was received, in words: `12 s later`, `3 min later`, `2 h later`, `4 days later`. */
export function delayWords(published: string, received: string) {
  const seconds = Math.round((Date.parse(received) - Date.parse(published)) / 1000)
  if (seconds < 0) return 'before its stated time'
  if (seconds < 1) return 'at once'
  if (seconds < MINUTE) return `${seconds} s later`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min later`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h later`
  const days = Math.floor(seconds / DAY)
  return days === 1 ? '1 day later' : `${days} days later`
}
