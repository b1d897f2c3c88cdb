import { useSelector } from '@xstate/react'
import type { FilterPart } from '../../../contract/filters/filters.ts'
import { countsOf } from '../../../machines/filters/empty-reason.machine.ts'
import { categories } from '../../../rules/filters/filters.ts'
import type { FeedSlot } from '../../../rules/shared/page/workspace.ts'
import words from '../../kit/panel/PanelWords.module.css'
import type { Builders } from '../../widgets.tsx'
import styles from './EmptyReason.module.css'

/** More than these are rarely useful. */
const MOST = 3

/** FED-21: the filters without which an empty feed has headlines. */
export const reasonOf = (chartOf: Builders['emptyReasonOf']) =>
  function EmptyReason({ slot }: { slot: FeedSlot }) {
    const chart = chartOf(slot)
    const counts = useSelector(chart, countsOf)
    return (
      <div role="status">
        {counts.length > 0 && (
          <ul className={styles.reasons}>
            {counts.slice(0, MOST).map(({ part, count }) => (
              <li key={part}>
                Without {nameOf(part)}, {count === 1 ? '1 headline matches' : `${count} headlines match`}.
                <button type="button" className={words.act} onClick={() => chart.send({ type: 'part.removed', part })}>
                  Remove {nameOf(part)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }

const nameOf = (part: FilterPart) =>
  part === 'exclude' ? 'what is muted' : categories.find(({ key }) => key === part)?.name
