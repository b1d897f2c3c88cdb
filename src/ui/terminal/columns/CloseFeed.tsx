import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useCharts } from '../../charts.tsx'
import { useNameHere } from '../../feed/feed-ref.tsx'
import { focusWithoutScroll, isFocusGone } from '../../kit/focus/focus.ts'
import { CrossIcon } from '../../kit/icons.tsx'
import styles from './CloseFeed.module.css'

/** Removes its feed (TRM-07). It looks disabled while filters are open to its right, which would move. */
export function CloseFeed({ slot }: { slot: number }) {
  const { workspace } = useCharts()
  const label = useNameHere()('Close feed')
  const canClose = useSelector(workspace, (snapshot) => snapshot.can({ type: 'feed.closed', slot }))
  const isPressed = useRef(false)
  // the button of the last feed goes with it
  useEffect(
    () => () => {
      const buttons = document.querySelectorAll('[data-panel^="feed-"] > section > header button')
      if (isPressed.current && isFocusGone()) focusWithoutScroll(buttons[buttons.length - 1])
    },
    [],
  )
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      title={canClose ? label : 'Close the filters first'}
      aria-disabled={!canClose}
      onClick={() => {
        isPressed.current = true
        workspace.send({ type: 'feed.closed', slot })
      }}
    >
      <CrossIcon />
    </button>
  )
}
