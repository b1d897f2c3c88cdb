import { Link } from '../kit/Link.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import styles from './NewsPitPage.module.css'
import { categories, parts, quickFilters } from './plan.ts'

/** The room of the News Pit before it is built: what will stand where. */
export function NewsPitPage() {
  return (
    <div className={`prose ${styles.page}`}>
      <PageHeader>
        <span className={styles.chip}>Coming Soon</span>
      </PageHeader>
      <div className={styles.desk}>
        <Categories />
        <section className={`${styles.panel} ${styles.centre}`} aria-labelledby="coming">
          <header className={styles.head}>
            {quickFilters.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </header>
          <div className={styles.notice}>
            <h2 id="coming">The News Pit opens later</h2>
            <p>What moved the market, told as stories. This is what will be here:</p>
            <dl>
              {parts.map(({ name, about }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
            <Link href="/terminal">Until then: the Terminal</Link>
          </div>
          <Ghosts count={9} />
        </section>
        <section className={`${styles.panel} ${styles.drawer}`} aria-label="The Terminal News Feed">
          <header className={styles.head}>
            <h2>The Terminal News Feed</h2>
          </header>
          <Ghosts count={12} />
        </section>
      </div>
    </div>
  )
}

function Categories() {
  return (
    <section className={`${styles.panel} ${styles.drawer}`} aria-labelledby="categories">
      <header className={styles.head}>
        <h2 id="categories">Categories</h2>
      </header>
      {categories.map(({ name, entries }) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Ghosts({ count }: { count: number }) {
  return (
    <div className={styles.ghosts} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={place}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
