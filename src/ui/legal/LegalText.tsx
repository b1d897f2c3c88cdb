import styles from './LegalText.module.css'
import type { LegalBlock, LegalDocument } from './legal-document.ts'

/** A document as it is read; its title is its surroundings' business. */
export function LegalText({ document: { updated, intro, sections } }: { document: LegalDocument }) {
  return (
    <div className={`prose ${styles.document}`}>
      <p className={styles.updated}>Last updated: {updated}</p>
      {intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sections.map(({ id, heading, body }) => (
        <section key={id} id={id}>
          <h3>{heading}</h3>
          {body.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.list.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
