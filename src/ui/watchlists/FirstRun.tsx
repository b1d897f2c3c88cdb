import { useSelector } from '@xstate/react'
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react'
import { chosenOf, isAsking, isDeciding, isMaking } from '../../machines/watchlists/first-run.machine.ts'
import { focusOn } from '../kit/focus/focus.ts'
import { ChartsPanel } from '../markets/chart/ChartsPanel.tsx'
import { TileChoices } from '../markets/heatmap/tile-choices.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './FirstRun.module.css'

/** TRM-10: the panel of charts, where a newcomer is asked what they follow. */
export function ChartsWithQuestion(props: { isOpen: boolean; collapse: ReactNode }) {
  const { firstRun } = useWidgets()
  const chosen = useSelector(firstRun, chosenOf)
  const isDue = useSelector(firstRun, isDeciding)
  const isAsked = useSelector(firstRun, isAsking)
  const choice = useMemo(
    () => ({
      ...{ chosen, isDue: isDue || isAsked },
      question: isAsked ? <Question /> : undefined,
      toggle: (symbol: string) => firstRun.send({ type: 'tile.toggled', symbol }),
    }),
    [firstRun, chosen, isDue, isAsked],
  )
  return (
    <TileChoices value={choice}>
      <ChartsPanel {...props} />
    </TileChoices>
  )
}

/** Where a key presses a button that goes: the focus returns to the tiles. */
function toTiles({ currentTarget, detail }: MouseEvent) {
  if (detail === 0) focusOn(currentTarget.closest('[role="tabpanel"]')?.querySelector('[data-symbol][tabindex="0"]'))
}

/** It stands in place of the legend, and keeps its size: nothing moves while tiles are chosen. */
function Question() {
  const { firstRun } = useWidgets()
  const count = useSelector(firstRun, chosenOf).length
  const isBusy = useSelector(firstRun, isMaking)
  const [wordsId, hintId] = [useId(), useId()]
  const isEarly = count === 0
  const send = (event: MouseEvent, type: 'follow.pressed' | 'later.pressed') => {
    if (type === 'later.pressed' || !isEarly) toTiles(event)
    firstRun.send({ type })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" className={styles.question} aria-labelledby={wordsId} aria-busy={isBusy}>
      <p id={wordsId}>Which do you follow?</p>
      <span id={hintId} className="visually-hidden">
        Press the tiles of the heatmap first.
      </span>
      <button
        type="button"
        className={styles.follow}
        aria-disabled={isEarly || isBusy}
        aria-describedby={isEarly ? hintId : undefined}
        title={isEarly ? 'Press the tiles of the heatmap first' : 'Make a watchlist of them, and a feed about it'}
        onClick={(event) => send(event, 'follow.pressed')}
      >
        {isEarly ? 'Follow' : `Follow ${count}`}
      </button>
      <button type="button" onClick={(event) => send(event, 'later.pressed')}>
        Not now
      </button>
    </div>
  )
}
