import { ChakraProvider } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useSelector } from '@xstate/react'
import { isChoosing } from '../../machines/consent.machine.ts'
import { useCharts } from '../charts.tsx'
import { CrossIcon } from '../kit/icons.tsx'
import { useOpener } from '../kit/useOpener.ts'
import { system } from '../theme/system.ts'
import { Categories } from './Categories.tsx'
import styles from './CookieSettings.module.css'

/** LEG-04. */
export function CookieSettings() {
  const { consent } = useCharts()
  const isOpen = useSelector(consent, isChoosing)
  const opener = useOpener(isOpen)
  return (
    <ChakraProvider value={system}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => open || consent.send({ type: 'settings.left' })}
        finalFocusEl={() => (opener.current?.isConnected ? opener.current : document.getElementById('main'))}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Settings />
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

function Settings() {
  const { consent } = useCharts()
  return (
    <div className={`prose ${styles.page}`}>
      <header className={styles.head}>
        <Dialog.Title>Cookie Settings</Dialog.Title>
        <p>
          What may be kept in this browser, and loaded from others. A change works at once; the{' '}
          <a href="/legal/cookies" target="_blank" rel="noreferrer">
            Cookies Policy<span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
          says the rest.
        </p>
      </header>
      <Categories />
      <div className={styles.answers}>
        <Button variant="solid" onClick={() => consent.send({ type: 'choice.saved' })}>
          Save
        </Button>
        <Button variant="outline" onClick={() => consent.send({ type: 'necessary.kept' })}>
          Necessary only
        </Button>
        <Button variant="outline" onClick={() => consent.send({ type: 'all.allowed' })}>
          Allow all
        </Button>
      </div>
    </div>
  )
}
