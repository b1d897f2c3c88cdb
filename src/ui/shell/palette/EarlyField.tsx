import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { isSearchAwaited } from '../../../machines/shell/keys.machine.ts'
import { useCharts } from '../../charts.tsx'
import { focusWithoutScroll } from '../../kit/focus/focus.ts'
import type { Opener } from '../../kit/focus/useOpener.ts'
import styles from './EarlyField.module.css'

/** As the palette's own field, which takes over what is typed. */
const LONGEST = 200

/** LAY-28: takes what is typed from the press on, until the palette's own field has the focus. */
export function EarlyField({ opener }: { opener: Opener }) {
  const { keys } = useCharts()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => focusWithoutScroll(field.current), [])
  function press(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event
    const isDrop = key === 'Escape' || ((event.ctrlKey || event.metaKey) && key === 'k')
    if (nativeEvent.isComposing || (key !== 'Enter' && !isDrop)) return
    event.preventDefault()
    keys.send(isDrop ? { type: 'search.dropped' } : { type: 'search.entered', isNew: shiftKey })
    if (isDrop) focusWithoutScroll(opener.current)
  }
  /** A menu that closes gives its button the focus. */
  function leave({ target, relatedTarget }: FocusEvent) {
    const isTaken = isSearchAwaited(keys.getSnapshot()) && relatedTarget?.matches('[aria-haspopup="menu"]')
    if (isTaken) focusWithoutScroll(target)
    else keys.send({ type: 'search.left' })
  }
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label="Search"
      placeholder="Search…"
      maxLength={LONGEST}
      autoComplete="off"
      onChange={({ target }) => keys.send({ type: 'search.typed', text: target.value })}
      onKeyDown={press}
      onBlur={leave}
    />
  )
}
