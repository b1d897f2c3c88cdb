import { ChakraProvider } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { type OverlayPage, pageOf } from '../../machines/overlay.machine.ts'
import { useCharts } from '../charts.tsx'
import { CrossIcon } from '../kit/icons.tsx'
import { useOpener } from '../kit/useOpener.ts'
import { system } from '../theme/system.ts'
import { Legal } from './Legal.tsx'
import { LogIn } from './LogIn.tsx'
import styles from './Overlay.module.css'

const pages: Record<OverlayPage, ComponentType> = { LogIn, Legal }

/** OVL-01: the modal popover. */
export function Overlay() {
  const { overlay } = useCharts()
  const page = useSelector(overlay, pageOf)
  const opener = useOpener(page !== undefined)
  const Page = page && pages[page]
  return (
    <ChakraProvider value={system}>
      <Dialog.Root
        open={page !== undefined}
        onOpenChange={({ open }) => open || overlay.send({ type: 'overlay.dismissed' })}
        finalFocusEl={() => (opener.current?.isConnected ? opener.current : document.getElementById('account'))}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              {Page && <Page key={page} />}
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
