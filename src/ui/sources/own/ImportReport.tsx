import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { canRetry, problemOf, reportOf } from '../../../machines/sources/source-file.machine.ts'
import { focusOn } from '../../kit/focus/focus.ts'
import { useFocusAlong } from '../../kit/focus/useFocusAlong.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import header from '../../kit/panel/PageHeader.module.css'
import styles from './OwnSources.module.css'
import { useOwn } from './own-charts.tsx'

/** SRC-07: what became of a list. */
export function ImportReport() {
  const { sourceFile } = useOwn()
  const report = useSelector(sourceFile, reportOf)
  const problem = useSelector(sourceFile, problemOf)
  const mayRetry = useSelector(sourceFile, canRetry)
  const along = useFocusAlong<HTMLDivElement>(mayRetry)
  const close = ({ currentTarget }: MouseEvent) => {
    focusOn(currentTarget.closest('section')?.querySelector('[data-opens="files"]'))
    sourceFile.send({ type: 'report.left' })
  }
  return (
    <div ref={along} role="status" tabIndex={-1}>
      {(report || problem !== '') && (
        <div className={styles.notice} data-refused={problem !== '' || undefined}>
          <div className={styles.words} dir="auto">
            <p>{problem || report?.words}</p>
            {report && report.lines.length > 0 && (
              <ul className={styles.lines}>
                {report.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          {mayRetry && (
            <button type="button" className={header.act} onClick={() => sourceFile.send({ type: 'retry.pressed' })}>
              Retry
            </button>
          )}
          <button type="button" className={styles.tool} aria-label="Close the report" title="Close" onClick={close}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  )
}
