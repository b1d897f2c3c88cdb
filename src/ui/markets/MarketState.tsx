import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import { useCharts } from '../charts.tsx'
import styles from './MarketState.module.css'

/** Shows why a panel has nothing to show, and what can be done. */
export function MarketState({ what, children, onRetry }: { what: string; children?: ReactNode; onRetry?: () => void }) {
  return (
    <div className={styles.state}>
      <p className={styles.what}>{what}</p>
      {children && <p>{children}</p>}
      {onRetry && (
        <button type="button" className={styles.act} onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  )
}

/** Why there is nothing to show: without a network only that is shown, as in the panel's header. */
export const useFailure = (otherwise: string) =>
  useSelector(useCharts().connection, reachOf) === 'offline' ? 'You are offline.' : otherwise
