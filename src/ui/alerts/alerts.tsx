import type { ActorRefFrom } from 'xstate'
import type { alertsMachine } from '../../machines/alerts/alerts.machine.ts'
import type { ringingMachine } from '../../machines/alerts/ringing.machine.ts'

/** The charts of the alerts: they start with the page where a reader has some, else once they are wanted. */
export type AlertCharts = {
  alerts: ActorRefFrom<typeof alertsMachine>
  ringing: ActorRefFrom<typeof ringingMachine>
}
