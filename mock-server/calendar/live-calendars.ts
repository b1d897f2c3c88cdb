import type { Clock } from '../clock.ts'
import type { Almanac } from './almanac.ts'
import type { FinancialNamespace, FinancialPart, FinancialSocket, OpenPart, Say } from './financial/serve-financial.ts'
import type { Calendars } from './serve-calendars.ts'

/** A client that has just asked is told what changed so shortly before: it may have searched before it asked. Milliseconds. */
const RECENT = 10 * 60_000
/** After a jump of the clock: the rest is found by the next search. */
const MOST = 2000

/** The parts of `/financial` that the calendars are. */
export const liveCalendars = ({ economic, earnings }: Calendars, clock: Clock): OpenPart[] => [
  (namespace, say) => {
    const tell: Tell<typeof economic> = (to, items) => hearers(namespace, to).emit('economic-calendar.update', items)
    return live('economic-calendar', economic, { clock, say, tell })
  },
  (namespace, say) => {
    const tell: Tell<typeof earnings> = (to, items) => hearers(namespace, to).emit('earnings-calendar.update', items)
    return live('earnings-calendar', earnings, { clock, say, tell })
  },
]

type Room = 'economic-calendar' | 'earnings-calendar'
type Hearers = FinancialSocket | Room
type Tell<Source> = (to: Hearers, items: Source extends Almanac<infer Item> ? Item[] : never) => void
type Parts<Item> = { clock: Clock; say: Say; tell(to: Hearers, items: Item[]): void }

const hearers = (namespace: FinancialNamespace, to: Hearers) => (typeof to === 'string' ? namespace.to(to) : to)

function live<Item>(room: Room, almanac: Almanac<Item>, { clock, say, tell }: Parts<Item>): FinancialPart {
  /** Everybody has heard of all changes until then. Nothing is worked out before somebody listens. */
  let told: number | undefined
  let callOff = () => {}

  function speak() {
    if (told === undefined) return
    const items = almanac.changed(told, clock.now(), MOST)
    told = clock.now()
    if (items.length) tell(room, items)
  }

  function wait() {
    callOff()
    callOff = clock.at(almanac.nextChange(clock.now()), sayNext)
  }

  function sayNext() {
    say(speak)
    wait()
  }

  clock.onJump(() => {
    if (told !== undefined) sayNext()
  })

  return {
    asks: `${room}.connect`,
    connect(socket) {
      if (told === undefined) {
        told = clock.now()
        wait()
      }
      socket.join(room)
      const recent = almanac.changed(clock.now() - RECENT, clock.now(), MOST)
      if (recent.length) tell(socket, recent)
    },
    catchUp: speak,
  }
}
