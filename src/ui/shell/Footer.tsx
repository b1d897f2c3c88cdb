import { copyrightOf, product } from '../../rules/shared/product/product.ts'
import { useCharts } from '../charts.tsx'
import { useToday } from '../kit/focus/useToday.ts'
import styles from './Footer.module.css'
import { ShellLink } from './ShellLink.tsx'

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
        <ShellLink href="/legal/tos">Terms of Service</ShellLink>
        <ShellLink href="/legal/privacy">Privacy Policy</ShellLink>
        <ShellLink href="/legal/cookies">Cookies Policy</ShellLink>
        <ShellLink href="/legal/disclaimer">Disclaimer</ShellLink>
        <button type="button" aria-haspopup="dialog" onClick={() => consent.send({ type: 'settings.asked' })}>
          Cookie Settings
        </button>
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
      </nav>
    </footer>
  )
}
