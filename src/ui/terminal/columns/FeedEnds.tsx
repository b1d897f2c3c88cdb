import { useSelector } from '@xstate/react'
import { isLinked, selectedOf } from '../../../machines/shared/selection.machine.ts'
import { feedOf, feedsOf } from '../../../machines/shared/workspace.machine.ts'
import { useCharts } from '../../charts.tsx'
import { useNameHere } from '../../feed/feed-ref.tsx'
import { useWidgets } from '../../widgets.tsx'
import styles from './CloseFeed.module.css'
import { CloseFeed } from './CloseFeed.tsx'

/** What a feed's header ends with: whether it follows the selected symbol and, where there are several, its close button. */
export function FeedEnds({ slot }: { slot: number }) {
  const { workspace } = useCharts()
  const isOne = useSelector(workspace, (snapshot) => feedsOf(snapshot).length === 1)
  return (
    <>
      <Link slot={slot} />
      {!isOne && <CloseFeed slot={slot} />}
    </>
  )
}

/** TRM-09. */
function Link({ slot }: { slot: number }) {
  const { workspace } = useCharts()
  const { selection } = useWidgets()
  const id = useSelector(workspace, (snapshot) => feedOf(snapshot, slot)?.id)
  const isOn = useSelector(selection, (snapshot) => isLinked(snapshot, id))
  const selected = useSelector(selection, selectedOf)
  const label = useNameHere()('Follow the selected symbol')
  const now = selected === undefined ? '' : ` (${selected})`
  if (id === undefined) return null
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={label}
      aria-pressed={isOn}
      title={isOn ? `Follows the selected symbol${now}` : `Follow the selected symbol${now}`}
      onClick={() => selection.send({ type: 'link.toggled', id })}
    >
      <span />
    </button>
  )
}
