import { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActorRef } from 'xstate'
import { createRedaction } from '../../rules/inspector/redaction.ts'

type Received = { snapshot?: object; definition?: string | undefined } & Record<string, unknown>

/** Opens Stately's inspector, which is on another site, in a window of its own. It gets what ours gets, without secrets. */
export function startStately() {
  const redact = createRedaction()
  const inspector = createBrowserInspector({
    serialize: (event) => {
      const { snapshot, definition, ...rest }: Received = { ...event }
      const { status, value, context, output }: Record<string, unknown> = { ...snapshot }
      const sent = { ...rest, ...(snapshot && { snapshot: { status, value, context, output } }) }
      // a chart's definition is its code: long, and nothing of it was typed by anybody
      return { ...JSON.parse(JSON.stringify(redact(sent))), ...(definition !== undefined && { definition }) }
    },
  })
  return (root: AnyActorRef) => {
    inspector.actor(root, root.getSnapshot())
    root.system.inspect(inspector.inspect)
  }
}
