import type { Clock } from '../clock.ts'
import type { Ports } from '../providers/provider.ts'
import type { Almanac } from './almanac.ts'
import type { FinancialNamespace, FinancialPart, FinancialSocket, OpenPart, Say } from './financial/serve-financial.ts'
import type { Calendars } from './serve-calendars.ts'

/** A client that has just subscribed is also sent recent changes, because it may have searched before it subscribed. Milliseconds of the machine's time. */
const RECENT = 10 * 60_000
/** After a jump of the clock; the next search finds the rest. */
const MOST = 2000

/** The parts of `/financial` that serve the calendars. */
export const liveCalendars = ({ releases, reports }: Calendars, clock: Clock): OpenPart[] => [
  ...(releases ? [liveReleases(releases, clock)] : []),
  ...(reports ? [liveReports(reports, clock)] : []),
]

const liveReleases =
  (releases: Ports['releases'], clock: Clock): OpenPart =>
  (namespace, say) => {
    const notify: Notify<typeof releases> = (to, items) =>
      subscribers(namespace, to).emit('economic-calendar.update', items)
    return live('economic-calendar', releases, { clock, say, notify })
  }

const liveReports =
  (reports: Ports['reports'], clock: Clock): OpenPart =>
  (namespace, say) => {
    const notify: Notify<typeof reports> = (to, items) =>
      subscribers(namespace, to).emit('earnings-calendar.update', items)
    return live('earnings-calendar', reports, { clock, say, notify })
  }

type Room = 'economic-calendar' | 'earnings-calendar'
type Subscribers = FinancialSocket | Room
type Notify<Source> = (to: Subscribers, items: Source extends Almanac<infer Item> ? Item[] : never) => void
type Parts<Item> = { clock: Clock; say: Say; notify(to: Subscribers, items: Item[]): void }

const subscribers = (namespace: FinancialNamespace, to: Subscribers) => (typeof to === 'string' ? namespace.to(to) : to)

function live<Item>(room: Room, almanac: Almanac<Item>, { clock, say, notify }: Parts<Item>): FinancialPart {
  /** All clients have received the changes up to this time. Nothing is computed while there are no listeners. */
  let received: number | undefined
  let callOff = () => {}

  function speak() {
    if (received === undefined) return
    // read once: with a fast clock something may change while this is computed
    const until = clock.now()
    const items = almanac.changed(received, until, MOST)
    received = until
    if (items.length) notify(room, items)
  }

  function wait(from: number) {
    callOff()
    callOff = clock.at(almanac.nextChange(from), sayNext)
  }

  function sayNext() {
    const from = clock.now()
    say(speak)
    wait(from)
  }

  clock.onJump(() => {
    if (received !== undefined) sayNext()
  })

  return {
    asks: `${room}.connect`,
    connect(socket) {
      if (received === undefined) {
        received = clock.now()
        wait(received)
      }
      socket.join(room)
      const recent = almanac.changed(clock.now() - RECENT * Math.max(1, clock.rate()), clock.now(), MOST)
      if (recent.length) notify(socket, recent)
    },
    catchUp: speak,
  }
}
