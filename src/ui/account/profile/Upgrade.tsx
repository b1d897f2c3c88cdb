import { promoImage } from '../../../rules/shared/product/marketing.ts'
import { product } from '../../../rules/shared/product/product.ts'
import styles from './Account.module.css'
import { UpgradePicture } from './UpgradePicture.tsx'

const PICTURE = 'A price line climbing out of a range, with its forecast'

/** LAY-18, PRO-03. */
export function Upgrade({ image = promoImage }: { image?: string }) {
  return (
    <aside className={styles.upgrade} aria-labelledby="upgrade">
      <div className={styles.picture}>
        {image ? <img src={image} alt="" referrerPolicy="no-referrer" /> : <UpgradePicture title={PICTURE} />}
      </div>
      <div className={styles.offer}>
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
      </div>
    </aside>
  )
}
