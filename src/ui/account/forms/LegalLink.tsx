import { useCharts } from '../../charts.tsx'
import { legalTitles } from '../../legal/legal-document.ts'
import styles from './Overlay.module.css'

/** OVL-06: leads to its own document. */
export function LegalLink({ to }: { to: 'tos' | 'privacy' }) {
  const { overlay } = useCharts()
  return (
    <button type="button" className={styles.link} onClick={() => overlay.send({ type: 'legal.asked', document: to })}>
      {legalTitles[to]}
    </button>
  )
}

export const BothLegalLinks = () => (
  <>
    the <LegalLink to="tos" /> and the <LegalLink to="privacy" />
  </>
)
