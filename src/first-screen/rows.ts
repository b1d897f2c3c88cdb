import { sortDatetimeOf } from '../rules/shared/merge.ts'
import { SERVED_NEWS } from '../rules/shared/page/served.ts'
import { rowHeightOf } from '../rules/shared/page/shell.ts'
import { visitLine, visitWords } from '../rules/shared/rows.ts'
import { dayText } from '../rules/shared/time/day.ts'
import { dayHeading } from '../rules/shared/time/day-names.ts'
import { secondsTime } from '../rules/shared/time/formats.ts'
import { broughtIn, densityOf, isRead, type Kept, lastVisitOf } from './kept.ts'
import { copyOf, now, showFirst } from './show.ts'

/** The rows that the screen has space for, with the headings of other days and the line of the last visit. */
function rowsIn(pointer: 'fine' | 'coarse', kept: Kept) {
  const space = Math.ceil(innerHeight / rowHeightOf(densityOf(kept), pointer, innerWidth))
  const rows = copyOf('rows')?.querySelectorAll<HTMLElement>('article') ?? []
  const brought = broughtIn(SERVED_NEWS).slice(0, space)
  const line = visitLine(brought, lastVisitOf(kept))
  const today = dayText(now)
  let before = today
  return brought.flatMap((item, nth) => {
    const day = dayText(new Date(sortDatetimeOf(item)))
    const head = day === before ? '' : above('day', dayHeading(day, today))
    before = day
    const row = rows[nth]
    const time = row?.querySelector('time')
    if (time) time.textContent = secondsTime(time.dateTime)
    if (row && isRead(kept, item.id)) row.dataset.read = 'true'
    return [head, nth === line ? above('line', visitWords(line)) : '', row ?? '']
  })
}

/** What stands between rows. */
function above(name: string, words: string) {
  const copy = copyOf(name)
  copy?.firstElementChild?.append(words)
  return copy ?? ''
}

/** The first screen of the Terminal, with the newest headlines in its list, and of pages that have none. */
showFirst((page, { pointer }, kept) => {
  const list = page.querySelector('[data-served]')
  if (!list) return true
  const rows = rowsIn(pointer, kept)
  list.append(...rows)
  return rows.length > 0
})
