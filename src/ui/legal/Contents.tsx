import type { LegalDocumentName } from '../../contract/shared/pages.ts'
import { ChevronIcon } from '../kit/icons.tsx'
import { useLazy } from '../kit/lazy.ts'
import styles from './LegalPage.module.css'
import { legalTexts } from './legal-texts.ts'

/** The sections of a document, each with its deep link. It starts open where it stands beside the text. */
export function Contents({ name }: { name: LegalDocumentName }) {
  const { part: text } = useLazy(legalTexts[name])
  return (
    <nav className={styles.contents} aria-label="Contents">
      <details ref={openWhereWide}>
        <summary>
          Contents
          <ChevronIcon />
        </summary>
        <ol>
          {text?.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function openWhereWide(details: HTMLDetailsElement | null) {
  if (details && window.matchMedia?.('(min-width: 1281px)').matches) details.open = true
}
