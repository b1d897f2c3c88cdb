import { product, socialLinks } from '../../rules/product.ts'
import { PageHeader } from '../shell/PageHeader.tsx'
import { ContactCards } from './ContactCards.tsx'
import styles from './ContactPage.module.css'
import { SocialIcon } from './SocialIcon.tsx'

/** RTE-05, CON-01. */
export function ContactPage() {
  return (
    <div className={`prose ${styles.page}`}>
      <PageHeader />
      <div className={styles.desk}>
        <section className={styles.message} aria-labelledby="message">
          <h2 id="message">Drop us a Message</h2>
          <p>
            Tell us what is missing, what is slow and what is in the way: it goes to the people who build {product.name}
            .
          </p>
          <div className={styles.note}>
            <p>The form opens together with accounts. Until then, write us an e-mail.</p>
            <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
          </div>
          <Socials />
        </section>
        <ContactCards />
      </div>
    </div>
  )
}

function Socials() {
  return (
    <ul className={styles.socials} aria-label="Social networks">
      {socialLinks.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer" title={network}>
            <SocialIcon network={network} />
            <span className="visually-hidden">{network} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
