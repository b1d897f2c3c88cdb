import { ChakraProvider } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useRef } from 'react'
import { system } from '../theme/system.ts'
import { InDialog } from './focus/in-dialog.ts'
import { useOpener } from './focus/useOpener.ts'
import { useStartOf } from './focus/useStart.ts'
import { CrossIcon } from './icons.tsx'
import styles from './Modal.module.css'

type ModalProps = {
  isOpen: boolean
  onDismiss: () => void
  /** The id of what gets the focus when the opener is gone. */
  returnTo: string
  children: ReactNode
}

/** OVL-01: what lies over the page until it is answered, left by Escape, or by a click on its cross or beside it. */
export function Modal({ isOpen, onDismiss, returnTo, children }: ModalProps) {
  const opener = useOpener(isOpen)
  const content = useRef<HTMLDivElement>(null)
  const startOf = useStartOf()
  return (
    <ChakraProvider value={system}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => open || onDismiss()}
        onInteractOutside={(event) => isNotice(event.detail.originalEvent.target) && event.preventDefault()}
        initialFocusEl={() => startOf(content.current)}
        finalFocusEl={() => (opener.current?.isConnected ? opener.current : document.getElementById(returnTo))}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={content}>
              <InDialog value={true}>{children}</InDialog>
              <Dialog.CloseTrigger asChild>
                <button type="button" className={styles.close} aria-label="Close">
                  <CrossIcon />
                </button>
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  )
}

/** Notices lie over dialogs: dismissing one must not close the dialog. */
export const isNotice = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-live-announcer]') !== null
