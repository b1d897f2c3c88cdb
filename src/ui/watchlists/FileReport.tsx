import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { problemOf, reportOf } from '../../machines/watchlists/watch-file.machine.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { CrossIcon } from '../kit/icons.tsx'
import styles from './FileReport.module.css'
import lists from './Watchlists.module.css'
import { useWatch } from './watch-charts.tsx'

/** WCH-10: what became of a file. */
export function FileReport() {
  const { watchFile } = useWatch()
  const report = useSelector(watchFile, reportOf)
  const problem = useSelector(watchFile, problemOf)
  const close = ({ currentTarget }: MouseEvent) => {
    const opener = currentTarget.closest('section')?.querySelector('[data-opens="files"]')
    watchFile.send({ type: 'report.left' })
    focusOn(opener)
  }
  return (
    <div role="status" className={styles.status}>
      {(report || problem !== '') && (
        <div className={styles.report} data-refused={problem !== '' || undefined}>
          <div className={styles.words} dir="auto">
            <p>{problem || report?.words}</p>
            {report && report.unclear.length > 0 && (
              <ul className={styles.unclear}>
                {report.unclear.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <button type="button" className={lists.tool} aria-label="Close the report" title="Close" onClick={close}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  )
}
