import { useRef } from 'react'
import { useCharts } from '../charts.tsx'
import { tellAbsence } from './absence.ts'
import { type createLater, useLater } from './later.ts'

/** A menu whose code comes when its button is first pressed, and which opens as it comes. */
export function useOpening<Part>(code: ReturnType<typeof createLater<Part>>) {
  const charts = useCharts()
  const wasPressed = useRef(false)
  const press = async () => {
    wasPressed.current = true
    if (!(await code.ask())) tellAbsence(charts, 'The menu')
  }
  return { menu: useLater(code), wasPressed, press }
}
