import { Manager } from 'socket.io-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFinancial } from '../../../src/adapters/sockets/financial.ts'
import { until } from '../../setup.ts'
import { earningsReport, economicEvent } from '../calendar/calendar-items.ts'
import { fakeSocketServer, MockTransport, type Received } from './fake-socket-server.ts'

let server: ReturnType<typeof fakeSocketServer>
let received: Received[]
let manager: Manager
let address = 0

beforeEach(() => {
  const url = `ws://127.0.0.1:${9500 + ++address}`
  received = []
  server = fakeSocketServer(`${url}/socket.io/`, '/financial', (said) => received.push(said))
  manager = new Manager(url, { transports: [MockTransport], reconnectionDelay: 1, reconnectionDelayMax: 5 })
})
afterEach(() => {
  manager.socket('/financial').disconnect()
  server.stop()
})

const asked = () => received.map(({ event }) => event).filter((event) => event !== 'connect')
const client = () => received.at(-1)?.client
function listen() {
  const financial = createFinancial(manager.socket('/financial'))
  const economic: { type: string }[] = []
  const earnings: { type: string }[] = []
  const stops = [
    financial.watchEconomicCalendar((event) => economic.push(event)),
    financial.watchEarningsCalendar((event) => earnings.push(event)),
  ]
  return { economic, earnings, stops }
}

it('RT-01 CAL-10 asks for both calendars on connect, and reports their updates', async () => {
  const { economic, earnings } = listen()
  await until(() => expect(asked()).toHaveLength(2))
  client()?.emit('economic-calendar.update', [economicEvent('eco', { actual: 3.2 })])
  client()?.emit('earnings-calendar.update', [earningsReport('ern')])
  await until(() => expect(earnings).toHaveLength(2))
  expect([asked(), economic, earnings]).toEqual([
    ['economic-calendar.connect', 'earnings-calendar.connect'],
    [{ type: 'connection.opened' }, { type: 'items.updated', items: [economicEvent('eco', { actual: 3.2 })] }],
    [{ type: 'connection.opened' }, { type: 'items.updated', items: [earningsReport('ern')] }],
  ])
})

it('RT-01 RT-03 asks again after a reconnect, and reports the gap', async () => {
  const { economic } = listen()
  await until(() => expect(asked()).toHaveLength(2))
  server.dropAll()
  await until(() => expect(asked()).toHaveLength(4))
  expect(economic.map(({ type }) => type)).toEqual(['connection.opened', 'connection.lost', 'connection.opened'])
})

it('RT-01 RT-04 errors and data outside the contract are logged and left out', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { economic } = listen()
  await until(() => expect(asked()).toHaveLength(2))
  client()?.emit('error', { code: 'invalid', message: 'No.' })
  client()?.emit('economic-calendar.update', [{ id: 'broken' }, economicEvent('good')])
  await until(() => expect(economic).toHaveLength(2))
  expect([economic[1], log.mock.calls.length]).toEqual([{ type: 'items.updated', items: [economicEvent('good')] }, 2])
})

it('RT-01 a subscriber that has stopped receives no more updates', async () => {
  const { economic, earnings, stops } = listen()
  await until(() => expect(asked()).toHaveLength(2))
  stops[0]?.()
  client()?.emit('economic-calendar.update', [economicEvent('eco')])
  client()?.emit('earnings-calendar.update', [earningsReport('ern')])
  await until(() => expect(earnings).toHaveLength(2))
  expect(economic).toHaveLength(1)
})
