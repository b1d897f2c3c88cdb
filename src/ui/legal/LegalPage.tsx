import { useSelector } from '@xstate/react'
import type { LegalDocumentName } from '../../contract/shared/pages.ts'
import { legalDocumentOf } from '../../machines/shared/place-parts.ts'
import { useCharts } from '../charts.tsx'
import { PrintIcon } from '../kit/later-icons.tsx'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { Contents } from './Contents.tsx'
import styles from './LegalPage.module.css'
import { LegalSwitch } from './LegalSwitch.tsx'
import { LegalText } from './LegalText.tsx'
import { legalTitles } from './legal-document.ts'

/** RTE-08, LEG-01: the document that the address names; none where it names none. */
export function LegalPage() {
  const { place } = useCharts()
  const name = useSelector(place, legalDocumentOf)
  return (
    <div className={`prose ${styles.page}`}>
      <PageHeader />
      <div className={styles.desk}>
        <div className={styles.side}>
          <LegalSwitch chosen={name} />
          <a className={styles.notices} href="/notices.txt">
            Open-source notices
          </a>
          {name && <Contents key={name} name={name} />}
        </div>
        {name ? <Document key={name} name={name} /> : <p className={styles.none}>This document does not exist.</p>}
      </div>
    </div>
  )
}

function Document({ name }: { name: LegalDocumentName }) {
  return (
    <article className={styles.document} aria-labelledby="document-title">
      <header className={styles.title}>
        <h2 id="document-title">{legalTitles[name]}</h2>
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <PrintIcon />
          Print
        </button>
      </header>
      <LegalText name={name} hasLinks />
    </article>
  )
}
