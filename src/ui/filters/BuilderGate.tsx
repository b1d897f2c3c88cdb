import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { useWanted } from '../kit/lazy.ts'
import styles from './BuilderGate.module.css'
import { builderCode } from './builder-code.ts'

/** The builder of a feed, in the space that the feed gives it; its code comes when it is first opened. */
export function BuilderGate({ slot }: { slot: FeedSlot }) {
  const { part: Builder, hasFailed, retry } = useWanted(builderCode)
  if (Builder) return <Builder slot={slot} />
  if (!hasFailed) return <p className="visually-hidden">Loading…</p>
  return (
    <div className={styles.failed} role="alert">
      <p>The filters could not be loaded.</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </div>
  )
}
