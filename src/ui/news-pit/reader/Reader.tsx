import { ChakraProvider } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { currentOf, footOf, isReading, progressOf, searchOf } from '../../../machines/news-pit/library.machine.ts'
import { wordsIn } from '../../../rules/news-pit/news-pit.ts'
import { InDialog } from '../../kit/focus/in-dialog.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import { FirstIcon, LastIcon } from '../../kit/later-icons.tsx'
import { isNotice } from '../../kit/Modal.tsx'
import { system } from '../../theme/system.ts'
import { usePit } from '../pit.tsx'
import styles from './Reader.module.css'
import { ReaderList } from './ReaderList.tsx'

/** PIT-04: the cards of the Library, open, over the whole page. */
export function Reader() {
  const { library } = usePit()
  const isOpen = useSelector(library, isReading)
  const content = useRef<HTMLDivElement>(null)
  const cardIn = (root: ParentNode | null) =>
    root?.querySelector<HTMLElement>(`[data-id="${currentOf(library.getSnapshot())}"]`) ?? null
  return (
    <ChakraProvider value={system}>
      <Dialog.Root
        open={isOpen}
        lazyMount
        unmountOnExit
        onOpenChange={({ open }) => open || library.send({ type: 'reader.left' })}
        onInteractOutside={(event) => isNotice(event.detail.originalEvent.target) && event.preventDefault()}
        initialFocusEl={() => cardIn(content.current)}
        finalFocusEl={() => cardIn(document.getElementById('main'))}
      >
        <Portal>
          <Dialog.Positioner className={styles.positioner}>
            <Dialog.Content ref={content} className={styles.reader}>
              <InDialog value={true}>
                <Head />
                <ReaderList />
              </InDialog>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  )
}

function Head() {
  const { library } = usePit()
  const sought = useSelector(library, (snapshot) => wordsIn(searchOf(snapshot)).join(', '))
  const isWhole = useSelector(library, (snapshot) => footOf(snapshot) === 'ended')
  const at = useSelector(library, (snapshot) => progressOf(snapshot).at)
  const of = useSelector(library, (snapshot) => progressOf(snapshot).of)
  const go = (to: 'first' | 'last') => () => library.send({ type: 'row.wanted', to })
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Dialog.Title asChild>
          <h2>Article Reader</h2>
        </Dialog.Title>
        <span className={styles.position}>
          {at} of {of}
          {!isWhole && <span title="More come as you read on">+</span>}
        </span>
        {sought !== '' && <span className={styles.sought}>{sought}</span>}
      </div>
      <div className={styles.tools}>
        <button type="button" aria-label="Jump to first" title="Jump to first" onClick={go('first')}>
          <FirstIcon />
        </button>
        <button type="button" aria-label="Jump to last" title="Jump to last" onClick={go('last')}>
          <LastIcon />
        </button>
        <Dialog.CloseTrigger asChild>
          <button type="button" aria-label="Close" title="Close (Esc)">
            <CrossIcon />
          </button>
        </Dialog.CloseTrigger>
      </div>
    </header>
  )
}
