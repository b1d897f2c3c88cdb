import { Dialog } from '@chakra-ui/react/dialog'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { documentOf, type LegalDocument } from '../../machines/overlay.machine.ts'
import { useCharts } from '../charts.tsx'
import { createLater, useLater } from '../kit/later.ts'
import { legalDocumentLoaders } from '../legal/documents/index.ts'
import { LegalText } from '../legal/LegalText.tsx'
import { legalTitles } from '../legal/legal-document.ts'
import styles from './Overlay.module.css'

const texts = {
  tos: createLater(legalDocumentLoaders.tos),
  privacy: createLater(legalDocumentLoaders.privacy),
}

/** OVL-12. */
export function Legal() {
  const { overlay } = useCharts()
  const name = useSelector(overlay, documentOf)
  const text = useRef<HTMLElement>(null)
  // the link that led here is gone
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <header className={styles.head}>
        <Dialog.Title>{legalTitles[name]}</Dialog.Title>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls can be scrolled by keyboard */}
      <section ref={text} key={name} className={styles.text} tabIndex={0} aria-label={legalTitles[name]}>
        <Text name={name} />
      </section>
    </div>
  )
}

function Text({ name }: { name: LegalDocument }) {
  const text = useLater(texts[name])
  useEffect(() => void texts[name].ask(), [name])
  if (text.status === 'here') return <LegalText document={text.part} />
  if (text.status !== 'failed') return <p>Loading…</p>
  return (
    <p>
      The document could not be loaded.{' '}
      <button type="button" className={styles.link} onClick={() => texts[name].ask()}>
        Try again
      </button>
    </p>
  )
}
