import type { KeyboardEvent } from 'react'
import type { EconomicEvent } from '../../../contract/calendar/calendar.ts'
import { useWidgets } from '../../widgets.tsx'

/** CAL-17: H leads to the headline from wherever the focus is within. */
export function useHeadlineKey({ id, isReported }: EconomicEvent) {
  const { releaseHeadline } = useWidgets()
  return (event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    if (!isReported || isOther || event.key.toLowerCase() !== 'h') return
    event.preventDefault()
    releaseHeadline.send({ type: 'headline.asked', id })
  }
}
