import { useSelector } from '@xstate/react'
import { isLibrary, isList } from '../../machines/news-pit/news-pit.machine.ts'
import { isMobile } from '../../machines/shared/layout.machine.ts'
import { useCharts } from '../charts.tsx'
import { ListIcon } from '../kit/later-icons.tsx'
import styles from './PitBar.module.css'
import { usePit } from './pit.tsx'

/** PIT-14: the stories of the Spotlight as a list, or as cards. The top bar of a phone has no space for it: there it is `isOfPanel`. */
export function FormToggle({ isOfPanel = false }: { isOfPanel?: boolean }) {
  const { view } = usePit()
  const isOn = useSelector(view, isList)
  const isElsewhere = useSelector(useCharts().layout, isMobile) !== isOfPanel
  if (useSelector(view, isLibrary) || isElsewhere) return null
  return (
    <button
      type="button"
      className={isOfPanel ? styles.panelTool : styles.tool}
      title="List"
      aria-pressed={isOn}
      onClick={() => view.send({ type: 'form.toggled' })}
    >
      <ListIcon />
      <span className={isOfPanel ? 'visually-hidden' : styles.name}>List</span>
    </button>
  )
}
