import { Link } from '@tanstack/react-router'
import styles from './AboutPage.module.css'
import { AboutSection } from './AboutSection.tsx'
import { aboutContent } from './about-content.ts'

const { heading, lead, sections, team, launches } = aboutContent

/** LAY-17, LAY-19. */
export function AboutPage() {
  return (
    <div className={`prose ${styles.page}`}>
      <header className={styles.header}>
        <div>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <div className={styles.launches}>
          {launches.map(({ label, to }) => (
            <Link key={to} className={styles.launch} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </header>
      <div className={styles.sections}>
        {sections.map((section) => (
          <AboutSection key={section.id} section={section} />
        ))}
      </div>
      <Team />
    </div>
  )
}

function Team() {
  return (
    <section className={styles.team} aria-labelledby="team">
      <h2 id="team">{team.heading}</h2>
      <ul>
        {team.profiles.map(({ role, about }) => (
          <li key={role}>
            <h3>{role}</h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
