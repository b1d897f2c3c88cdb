import { Dialog } from '@chakra-ui/react/dialog'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { pointerOf } from '../../../machines/shared/layout.machine.ts'
import { hasFailed, isAsking, isOpen, isRecalled, textOf } from '../../../machines/shell/palette.machine.ts'
import { useCharts } from '../../charts.tsx'
import { continueText, selectText } from '../../kit/focus/focus.ts'
import type { Opener } from '../../kit/focus/useOpener.ts'
import { SearchIcon } from '../../kit/icons.tsx'
import { Modal } from '../../kit/Modal.tsx'
import styles from './Palette.module.css'
import { PaletteList } from './PaletteList.tsx'
import { PaletteUndo } from './PaletteUndo.tsx'
import { type PaletteChart, PaletteProvider, usePalette } from './palette-chart.tsx'
import { type Entries, useEntries } from './useEntries.ts'
import { usePaletteKeys } from './usePaletteKeys.ts'

/** As long as the longest headline. */
const LONGEST = 200

export function paletteOf(palette: PaletteChart) {
  const value = { palette }
  return (props: { opener: Opener }) => (
    <PaletteProvider value={value}>
      <Palette {...props} />
    </PaletteProvider>
  )
}

/** LAY-28: the field from which everything can be reached, and what can be undone after it. */
export function Palette({ opener }: { opener: Opener }) {
  const palette = usePalette()
  return (
    <>
      <Modal
        isOpen={useSelector(palette, isOpen)}
        onDismiss={() => palette.send({ type: 'palette.left' })}
        opener={opener}
        returnTo="main"
      >
        <Content />
      </Modal>
      <PaletteUndo />
    </>
  )
}

function Content() {
  const isFine = useSelector(useCharts().layout, pointerOf) === 'fine'
  const entries = useEntries()
  return (
    <div className={styles.palette}>
      <Dialog.Title className="visually-hidden">Search</Dialog.Title>
      <Field entries={entries} />
      <PaletteList entries={entries} />
      <Status entries={entries} />
      {isFine && (
        <p className={styles.foot}>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> do <kbd>Shift</kbd> <kbd>↵</kbd> in a new feed <kbd>Tab</kbd>{' '}
          actions <kbd>&gt;</kbd> commands <kbd>@</kbd> sources <kbd>#</kbd> topics
        </p>
      )}
    </div>
  )
}

/** The combobox of the ARIA practices. */
function Field({ entries }: { entries: Entries }) {
  const palette = usePalette()
  const text = useSelector(palette, textOf)
  const field = useRef<HTMLInputElement>(null)
  // what was typed last time stays, and gives way to what is typed now; what was typed on the way here goes on.
  // The focus comes before the dialog's own, which would select it
  useEffect(() => (isRecalled(palette.getSnapshot()) ? selectText : continueText)(field.current), [palette])
  return (
    <div className={styles.field}>
      <SearchIcon />
      <input
        ref={field}
        data-autofocus
        role="combobox"
        dir="auto"
        aria-label="Ticker, headline, preset, action"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={entries.options.length > 0 ? `palette-${entries.index}` : undefined}
        placeholder="Ticker, headline, preset, action…"
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => palette.send({ type: 'text.changed', text: target.value })}
        onKeyDown={usePaletteKeys(entries)}
      />
    </div>
  )
}

/** What there is to say beside the list. */
function Status({ entries: { options } }: { entries: Entries }) {
  const palette = usePalette()
  const isWaiting = useSelector(palette, isAsking)
  const failed = useSelector(palette, hasFailed)
  const nothing = options.length === 0 ? (isWaiting ? 'Looking…' : 'Nothing matches.') : ''
  const words = failed ? 'The directory of tickers has not answered. Everything else can be reached.' : nothing
  return (
    <p role="status" className={words ? styles.word : undefined}>
      {words}
    </p>
  )
}
