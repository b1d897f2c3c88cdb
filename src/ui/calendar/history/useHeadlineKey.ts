import type { KeyboardEvent } from 'react'
import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { useWidgets } from '../../widgets.tsx'

/** CAL-17: H leads to the headline from wherever the focus is within; undefined for an event that is not known. */
export function useHeadlineKey(released: EconomicEvent | undefined) {
  const { releaseHeadline } = useWidgets()
  return (event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    if (!released?.isReported || isOther || event.key.toLowerCase() !== 'h') return
    event.preventDefault()
    releaseHeadline.send({ type: 'headline.asked', id: released.id })
  }
}
