import { useSelector } from '@xstate/react'
import { removedOf, standingOf, troublesOf } from '../../../machines/sources/own-sources.machine.ts'
import { nameOf } from '../../../rules/sources/own/words.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { useFocusAlong } from '../../kit/focus/useFocusAlong.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'

/** What was removed, with Undo; what could not be saved; and, for screen readers, where a source stands that was moved. */
export function Notices() {
  const { ownSources } = useOwn()
  return (
    <>
      <Removed />
      <Troubles />
      <p role="status" className="visually-hidden">
        {useSelector(ownSources, standingOf)}
      </p>
    </>
  )
}

function Removed() {
  const { ownSources } = useOwn()
  const removed = useSelector(ownSources, removedOf)
  // the row that had the focus is gone
  const along = useFocusAlong<HTMLDivElement>(removed?.id ?? '')
  return (
    <div ref={along} role="status" tabIndex={-1}>
      {removed && (
        <p className={styles.notice}>
          <span dir="auto" className={styles.words}>
            “{nameOf(removed.source)}” was removed.
          </span>
          <button
            type="button"
            data-along
            className={header.act}
            onClick={() => ownSources.send({ type: 'undo.pressed' })}
          >
            Undo
          </button>
          <Close label="Leave it removed" onClose={() => ownSources.send({ type: 'undo.left' })} />
        </p>
      )}
    </div>
  )
}

function Troubles() {
  const { ownSources } = useOwn()
  const troubles = useSelector(ownSources, troublesOf)
  return (
    <div role="alert">
      {troubles.length > 0 && (
        <div className={styles.notice} data-refused>
          <ul className={styles.words} dir="auto">
            {[...new Set(troubles)].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Close label="Close the message" onClose={() => ownSources.send({ type: 'troubles.left' })} />
        </div>
      )}
    </div>
  )
}

function Close({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        focusOn(currentTarget.closest('section')?.querySelector('[data-address]'))
        onClose()
      }}
    >
      <CrossIcon />
    </button>
  )
}
