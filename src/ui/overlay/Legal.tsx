import { Dialog } from '@chakra-ui/react/dialog'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { documentOf } from '../../machines/overlay.machine.ts'
import { useCharts } from '../charts.tsx'
import { LegalText } from '../legal/LegalText.tsx'
import { legalTitles } from '../legal/legal-document.ts'
import styles from './Overlay.module.css'

/** OVL-12: the whole document; another one begins at its top. */
export function Legal() {
  const { overlay } = useCharts()
  const name = useSelector(overlay, documentOf)
  return (
    <div className={`${styles.page} ${styles.wide}`}>
      <header className={styles.head}>
        <Dialog.Title>{legalTitles[name]}</Dialog.Title>
      </header>
      <Scroller key={name} label={legalTitles[name]}>
        <LegalText name={name} />
      </Scroller>
    </div>
  )
}
