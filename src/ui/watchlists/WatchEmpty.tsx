import { useSelector } from '@xstate/react'
import { whoIsHere } from '../../machines/session/session.machine.ts'
import { modeOf } from '../../machines/watchlists/watch-panel.machine.ts'
import { useCharts } from '../charts.tsx'
import words from '../kit/panel/PanelWords.module.css'
import styles from './Watchlists.module.css'
import { useWatch } from './watch-charts.tsx'

/** What to do next. */
export function WatchEmpty() {
  const { session, overlay } = useCharts()
  const isVisitor = useSelector(session, whoIsHere) === 'visitor'
  const mode = useSelector(useWatch().watchPanel, modeOf)
  if (mode !== 'seeing') return null
  return (
    <div className={`${words.state} ${styles.empty}`}>
      <p className={words.what}>No symbols yet.</p>
      <p>Type them above, paste a list, or import a file.</p>
      {isVisitor && (
        <>
          <p>Lists are kept in this browser. Sign in to have them on all devices.</p>
          <button type="button" className={words.act} onClick={() => overlay.send({ type: 'logIn.asked' })}>
            Sign in
          </button>
        </>
      )}
    </div>
  )
}
