import { useFocusAfter } from '../kit/focus/useFocusBack.ts'
import header from '../kit/panel/PageHeader.module.css'

type Props = {
  className: string | undefined
  /** What could not be loaded, in a sentence. */
  what: string
  /** Also while it is asked for again. */
  hasFailed: boolean
  isAsking: boolean
  /** Nothing was loaded yet. */
  isWaiting: boolean
  onRetry(): void
}

/** What was loaded before stays beneath. Retry stays while it is asked again, and takes the focus with it when it goes. */
export function LoadState({ className, what, hasFailed, isAsking, isWaiting, onRetry }: Props) {
  const whole = useFocusAfter<HTMLDivElement>(hasFailed)
  return (
    <div ref={whole} tabIndex={-1} role="status">
      {hasFailed && (
        <p className={className}>
          {isAsking ? 'Loading…' : what}
          <button type="button" className={header.act} aria-disabled={isAsking || undefined} onClick={onRetry}>
            Retry
          </button>
        </p>
      )}
      {isWaiting && !hasFailed && <p className={className}>Loading…</p>}
    </div>
  )
}
