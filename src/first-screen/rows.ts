import { rowHeightOf } from '../rules/shared/page/shell.ts'
import { dayText } from '../rules/shared/time/day.ts'
import { dayOf, secondsTime } from '../rules/shared/time/formats.ts'
import { copyOf, now, showFirst } from './show.ts'

/** The rows that the screen has space for; none where one of them needs the heading of another day. */
function rowsToday(pointer: 'fine' | 'coarse') {
  const today = dayText(now)
  const space = Math.ceil(innerHeight / rowHeightOf('dense', pointer, innerWidth))
  const rows = [...(copyOf('rows')?.children ?? [])].slice(0, space)
  for (const time of rows.flatMap((row) => [...row.querySelectorAll('time')])) {
    if (dayOf(time.dateTime) !== today) return []
    time.textContent = secondsTime(time.dateTime)
  }
  return rows
}

/** The first screen of the Terminal, with the newest headlines in its list, and of pages that have none. */
showFirst((page, { pointer }) => {
  const list = page.querySelector('[data-served]')
  if (!list) return true
  const rows = rowsToday(pointer)
  list.append(...rows)
  return rows.length > 0
})
