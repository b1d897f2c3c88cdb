import { useRef } from 'react'
import { type LazyPart, useIntent, useLazy } from '../lazy.ts'
import { useAbsence } from '../panel/absence.ts'

/** A menu whose code comes when its button is first pressed, and which opens as it comes. */
export function useOpening<Part>(code: LazyPart<Part>) {
  const menu = useLazy(code)
  const { chart } = menu
  const intent = useIntent(code)
  const wasPressed = useRef(false)
  useAbsence(chart, 'The menu')
  const press = () => {
    wasPressed.current = true
    chart.send({ type: 'part.wanted' })
  }
  return { ...menu, intent, wasPressed, press }
}
