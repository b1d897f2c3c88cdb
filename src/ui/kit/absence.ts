import { isOffering } from '../../machines/version.machine.ts'
import type { Charts } from '../charts.tsx'

/** Says that a part could not be loaded. Where it belongs to another version trying again would not help: the bar says what does (RTE-13). */
export function tellAbsence({ notification, version }: Pick<Charts, 'notification' | 'version'>, what: string) {
  if (isOffering(version.getSnapshot())) return
  const text = `${what} could not be loaded. Please try again.`
  notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
}
