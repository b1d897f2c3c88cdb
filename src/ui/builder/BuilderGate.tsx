import { useEffect } from 'react'
import type { FeedPlace } from '../../rules/workspace.ts'
import { useCharts } from '../charts.tsx'
import { useLater } from '../kit/later.ts'
import styles from './BuilderGate.module.css'
import { builderCode } from './builder-code.ts'

/** The builder of a feed, in the room that the feed gives it; its code comes when it is first opened. */
export function BuilderGate({ place }: { place: FeedPlace }) {
  const charts = useCharts()
  const builder = useLater(builderCode)
  const ask = () => void builderCode.ask(charts)
  useEffect(() => void builderCode.ask(charts), [charts])

  if (builder.status === 'here') return <builder.part place={place} />
  if (builder.status !== 'failed') return <p className="visually-hidden">Loading…</p>
  return (
    <div className={styles.failed} role="alert">
      <p>The filters could not be loaded.</p>
      <button type="button" onClick={ask}>
        Retry
      </button>
    </div>
  )
}
