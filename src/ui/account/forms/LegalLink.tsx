import type { LegalDocument } from '../../machines/overlay/overlay.machine.ts'
import styles from '../account/forms/Overlay.module.css'
import { useCharts } from '../charts.tsx'
import { legalTitles } from '../legal/legal-document.ts'

/** OVL-06: leads to its own document. */
export function LegalLink({ to }: { to: LegalDocument }) {
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
