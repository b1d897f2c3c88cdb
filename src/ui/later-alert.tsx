import type { ComponentType } from 'react'
import type { AlertButtonProps } from './alerts/AlertButton.tsx'
import { type LazyPart, useWanted } from './kit/lazy.ts'

// not by the parts of widgets, which this is part of
const code: LazyPart<ComponentType<AlertButtonProps>> = {
  name: 'alert button',
  async load(charts) {
    const { alerts } = await charts.widgets()
    const [{ alertButtonOf }, live] = await Promise.all([import('./alerts/AlertButton.tsx'), alerts()])
    return alertButtonOf(live)
  },
}

/** ALT-05, ALT-06: the alerts come after what they are for. */
export function LaterAlertButton(props: AlertButtonProps) {
  const { part: Part } = useWanted(code)
  return Part && <Part {...props} />
}
