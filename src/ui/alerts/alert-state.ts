import type { SnapshotFrom } from 'xstate'
import type { Alert } from '../../contract/alerts/alerts.ts'
import { type alertsMachine, isUnread, keptOf } from '../../machines/alerts/alerts.machine.ts'
import { rings } from '../../rules/alerts/alerts.ts'

/** Whether an alert is on; undefined until it is known. */
export const isOnIn = (snapshot: SnapshotFrom<typeof alertsMachine>, alert: Alert) =>
  isUnread(snapshot) ? undefined : rings(keptOf(snapshot), alert)
