import { useEffect } from 'react'
import type { LegalDocumentName } from '../../contract/shared/pages.ts'
import { useWanted } from '../kit/lazy.ts'
import styles from './LegalText.module.css'
import type { LegalBlock, LegalDocument, LegalSection } from './legal-document.ts'
import { legalTexts } from './legal-texts.ts'

/** A whole document as it is read; its title is its surroundings' business. On a page its sections have links, in an overlay they have not. */
export function LegalText({ name, hasLinks = false }: { name: LegalDocumentName; hasLinks?: boolean }) {
  const { part: text, hasFailed, retry } = useWanted(legalTexts[name])
  if (text) return <Whole document={text} hasLinks={hasLinks} />
  if (!hasFailed) return <p className={styles.waiting}>Loading…</p>
  return (
    <p role="alert">
      The document could not be loaded.{' '}
      <button type="button" className={styles.again} onClick={retry}>
        Try again
      </button>
    </p>
  )
}

function Whole({ document: { updated, intro, sections }, hasLinks }: { document: LegalDocument; hasLinks: boolean }) {
  useEffect(() => {
    if (hasLinks) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [hasLinks])
  return (
    <div className={`prose ${styles.document}`}>
      <p className={styles.updated}>Last updated: {updated}</p>
      {intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sections.map((section) => (
        <Section key={section.id} section={section} hasLink={hasLinks} />
      ))}
    </div>
  )
}

function Section({ section: { id, heading, body }, hasLink }: { section: LegalSection; hasLink: boolean }) {
  return (
    <section id={hasLink ? id : undefined}>
      <h3>
        {heading}
        {hasLink && (
          <a className={styles.anchor} href={`#${id}`} aria-label={`Link to “${heading}”`}>
            #
          </a>
        )}
      </h3>
      {body.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
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
