import { Dialog } from '@chakra-ui/react/dialog'
import { type ReactNode, use } from 'react'
import { InDialog } from './focus/in-dialog.ts'
import styles from './Modal.module.css'

/** The heading of what is a dialog here and stands in a page there; in a dialog it names it. */
export function Title({ children }: { children: ReactNode }) {
  if (use(InDialog)) return <Dialog.Title tabIndex={-1}>{children}</Dialog.Title>
  return (
    <h2 className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  )
}
