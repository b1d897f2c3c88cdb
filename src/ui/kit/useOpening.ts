import { useRef } from 'react'
import { useCharts } from '../charts.tsx'
import { type createLater, useLater } from './later.ts'

/** A menu whose code comes when its button is first pressed, and which opens as it comes. */
export function useOpening<Part>(code: ReturnType<typeof createLater<Part>>) {
  const { notification } = useCharts()
  const wasPressed = useRef(false)
  const press = async () => {
    wasPressed.current = true
    if (await code.ask()) return
    const text = 'The menu could not be loaded. Please try again.'
    notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
  }
  return { menu: useLater(code), wasPressed, press }
}
