import { product } from '../../rules/product.ts'
import styles from './ProfilePage.module.css'

/** LAY-18. */
export function Upgrade() {
  return (
    <aside className={styles.upgrade} aria-labelledby="upgrade">
      <h2 id="upgrade">Upgrade</h2>
      <p>{product.name} Premium will add to what you have:</p>
      <ul>
        <li>Advanced analytics</li>
        <li>AI</li>
        <li>Exclusive content</li>
      </ul>
      <button type="button" aria-disabled="true" title="Coming Soon">
        Coming Soon
      </button>
    </aside>
  )
}
