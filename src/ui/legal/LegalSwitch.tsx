import type { LegalDocumentName } from '../../contract/shared/pages.ts'
import { useCharts } from '../charts.tsx'
import styles from './LegalPage.module.css'
import { legalTitles } from './legal-document.ts'

/** In the order shown. */
const legalOrder = ['disclaimer', 'tos', 'privacy', 'cookies'] as const satisfies LegalDocumentName[]

/** LEG-01. */
export function LegalSwitch({ chosen }: { chosen?: LegalDocumentName }) {
  const { place } = useCharts()
  return (
    <nav className={styles.switch} aria-label="Legal documents">
      {legalOrder.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === chosen ? 'page' : undefined}
          onClick={() => place.send({ type: 'place.asked', path: `/legal/${name}` })}
        >
          {legalTitles[name]}
        </button>
      ))}
    </nav>
  )
}
