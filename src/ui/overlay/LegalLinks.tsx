import { useCharts } from '../charts.tsx'
import styles from './Overlay.module.css'

export function LegalLinks() {
  const { overlay } = useCharts()
  return (
    <p className={styles.disclaimer}>
      By signing in you accept the{' '}
      <button type="button" onClick={() => overlay.send({ type: 'legal.asked', document: 'tos' })}>
        Terms of Service
      </button>{' '}
      and the{' '}
      <button type="button" onClick={() => overlay.send({ type: 'legal.asked', document: 'privacy' })}>
        Privacy Policy
      </button>
      .
    </p>
  )
}
