import { ChakraProvider } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useSelector } from '@xstate/react'
import { isListOpen } from '../../machines/keys.machine.ts'
import { useCharts } from '../charts.tsx'
import { CrossIcon } from '../kit/icons.tsx'
import { useOpener } from '../kit/useOpener.ts'
import { system } from '../theme/system.ts'
import styles from './Keys.module.css'
import { keyList } from './key-list.ts'

/** The list of keys. */
export function Keys() {
  const { keys } = useCharts()
  const isOpen = useSelector(keys, isListOpen)
  const opener = useOpener(isOpen)
  return (
    <ChakraProvider value={system}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => open || keys.send({ type: 'list.left' })}
        finalFocusEl={() => (opener.current?.isConnected ? opener.current : document.getElementById('menu'))}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content className={styles.page}>
              <Dialog.Title>Keys</Dialog.Title>
              <List />
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

const List = () =>
  keyList.map(({ where, keys }) => (
    <section key={where} className={styles.part}>
      <h3>{where}</h3>
      <dl>
        {keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="prose">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
