import { ChakraProvider } from '@chakra-ui/react'
import { product } from '../../rules/shared/product/product.ts'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { system } from '../theme/system.ts'
import { ContactCards } from './ContactCards.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'
import { SocialLinks } from './SocialLinks.tsx'

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
          <ChakraProvider value={system}>
            <ContactForm />
          </ChakraProvider>
          <footer className={styles.elsewhere}>
            <p>
              Or write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
            </p>
            <SocialLinks label="Social networks" className={styles.socials} />
          </footer>
        </section>
        <ContactCards />
      </div>
    </div>
  )
}
