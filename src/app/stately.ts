import { createBrowserInspector } from '@statelyai/inspect'
import { createRedaction } from '../rules/redaction.ts'
import type { Charts } from './inspection.ts'

type Told = { snapshot?: object; definition?: string | undefined } & Record<string, unknown>

/** Opens Stately's inspector, which is on another site, in a window of its own; it is told what ours would be told, no secrets. */
export function startStately() {
  const redact = createRedaction()
  const inspector = createBrowserInspector({
    serialize: (event) => {
      const { snapshot, definition, ...rest }: Told = { ...event }
      const { status, value, context, output }: Record<string, unknown> = { ...snapshot }
      const told = { ...rest, ...(snapshot && { snapshot: { status, value, context, output } }) }
      // a chart's definition is its code: long, and nothing of it was typed by anybody
      return { ...JSON.parse(JSON.stringify(redact(told))), ...(definition !== undefined && { definition }) }
    },
  })
  return (charts: Charts) => {
    for (const chart of Object.values(charts)) {
      inspector.actor(chart, chart.getSnapshot())
      chart.system.inspect(inspector.inspect)
    }
  }
}
