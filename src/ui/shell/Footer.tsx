import { copyrightOf, product } from '../../rules/product.ts'
import { useCharts } from '../charts.tsx'
import { Link } from '../kit/Link.tsx'
import { useToday } from '../kit/useToday.ts'
import styles from './Footer.module.css'

/** LAY-15, LEG-04. */
export function Footer() {
  const { consent } = useCharts()
  return (
    <footer className={styles.footer}>
      <p>
        <span className={styles.version}>{product.version}</span>
        {copyrightOf(useToday())}
      </p>
      <nav className={styles.links} aria-label="Legal">
        <Link href="/legal/tos">Terms of Service</Link>
        <Link href="/legal/privacy">Privacy Policy</Link>
        <Link href="/legal/cookies">Cookies Policy</Link>
        <Link href="/legal/disclaimer">Disclaimer</Link>
        <button type="button" aria-haspopup="dialog" onClick={() => consent.send({ type: 'settings.asked' })}>
          Cookie Settings
        </button>
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
      </nav>
    </footer>
  )
}
