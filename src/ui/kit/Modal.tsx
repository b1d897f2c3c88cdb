import { ChakraProvider } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { system } from '../theme/system.ts'
import { InDialog } from './focus/in-dialog.ts'
import { type Opener, useOpener } from './focus/useOpener.ts'
import { useStartOf } from './focus/useStart.ts'
import { CrossIcon } from './icons.tsx'
import styles from './Modal.module.css'

type ModalProps = {
  isOpen: boolean
  onDismiss: () => void
  /** Escape closes the dialog unless it is prevented here. */
  onEscape?: (event: KeyboardEvent) => void
  /** What gets the focus back, where that is not what had it when the dialog opened. */
  opener?: Opener
  /** The id of what gets the focus when the opener is gone. */
  returnTo: string
  children: ReactNode
}

/** What is in full screen covers everything that does not stand in it. */
const isFullScreen = () => Boolean(document.fullscreenElement)
function onFullScreen(notify: () => void) {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}

/** OVL-01: what lies over the page until it is answered, left by Escape, or by a click on its cross or beside it. */
export function Modal({ isOpen, onDismiss, onEscape, opener: given, returnTo, children }: ModalProps) {
  const found = useOpener(isOpen)
  const opener = given ?? found
  const content = useRef<HTMLDivElement>(null)
  const startOf = useStartOf()
  const isCovered = useSyncExternalStore(onFullScreen, isFullScreen)
  useEffect(() => {
    // where the browser refuses, Escape leads out
    if (isOpen && isCovered) document.exitFullscreen().catch(() => undefined)
  }, [isOpen, isCovered])
  return (
    <ChakraProvider value={system}>
      <Dialog.Root
        open={isOpen && !isCovered}
        onOpenChange={({ open }) => open || onDismiss()}
        {...(onEscape && { onEscapeKeyDown: onEscape })}
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
