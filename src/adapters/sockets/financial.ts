import { EarningsReport, EconomicEvent } from '../../contract/calendar/calendar.ts'
import type { LiveSocket } from './line.ts'
import { checked } from './lists.ts'
import type { Notify } from './sockets.ts'

type Received<Item> =
  | { type: 'connection.opened' }
  | { type: 'connection.lost' }
  | { type: 'items.updated'; items: readonly Item[] }

/** RT-01: what the calendars receive from `/financial`, across reconnects too. Each watch returns an unsubscribe function. */
export function createFinancial(socket: LiveSocket) {
  socket.on('error', (problem: unknown) => console.error('The financial connection reported', problem))
  return {
    watchEconomicCalendar: (notify: Notify<Received<EconomicEvent>>) =>
      watch(socket, 'economic-calendar', notify, (items) => checked(items, EconomicEvent)),
    watchEarningsCalendar: (notify: Notify<Received<EarningsReport>>) =>
      watch(socket, 'earnings-calendar', notify, (items) => checked(items, EarningsReport)),
  }
}

function watch<Item>(
  socket: LiveSocket,
  name: string,
  notify: Notify<Received<Item>>,
  check: (items: unknown) => Item[],
) {
  const opened = () => {
    socket.emit(`${name}.connect`)
    notify({ type: 'connection.opened' })
  }
  const lost = () => notify({ type: 'connection.lost' })
  const updated = (items: unknown) => notify({ type: 'items.updated', items: check(items) })
  if (socket.connected) opened()
  socket.on('connect', opened).on('disconnect', lost).on(`${name}.update`, updated)
  return () => void socket.off('connect', opened).off('disconnect', lost).off(`${name}.update`, updated)
}
