const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time in two units at most: '0.4 s', '12 s', '1 min 30 s', '2 h 10 min', '3 d 4 h'. Takes milliseconds. */
export function durationWords(ms: number) {
  if (ms < 10 * SECOND) return `${(ms / SECOND).toFixed(1)} s`
  if (ms < MINUTE) return `${Math.floor(ms / SECOND)} s`
  if (ms < HOUR) return inTwo(ms, [MINUTE, 'min'], [SECOND, 's'])
  if (ms < DAY) return inTwo(ms, [HOUR, 'h'], [MINUTE, 'min'])
  return inTwo(ms, [DAY, 'd'], [HOUR, 'h'])
}

/** A time that is not longer than what it is given in: rounded up. */
export function withinWords(ms: number) {
  const step = ms < 10 * SECOND ? SECOND / 10 : ms < HOUR ? SECOND : MINUTE
  return durationWords(Math.ceil(ms / step) * step)
}

function inTwo(ms: number, [large, name]: readonly [number, string], [small, other]: readonly [number, string]) {
  const rest = Math.floor((ms % large) / small)
  return `${Math.floor(ms / large)} ${name}${rest > 0 ? ` ${rest} ${other}` : ''}`
}
