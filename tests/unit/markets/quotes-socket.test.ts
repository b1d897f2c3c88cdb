import { Manager } from 'socket.io-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type QuotesEvent, watchQuotes } from '../../../src/adapters/sockets/quotes.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { quote } from '../../model/markets/market-data.ts'
import { allowOutput, until } from '../../setup.ts'
import { fakeSocketServer, MockTransport, type Received } from '../sockets/fake-socket-server.ts'

let server: ReturnType<typeof fakeSocketServer>
let received: Received[]
let manager: Manager
let events: QuotesEvent[]
let address = 0

beforeEach(() => {
  const url = `ws://127.0.0.1:${9500 + ++address}`
  received = []
  events = []
  server = fakeSocketServer(`${url}/socket.io/`, '/financial', (said) => received.push(said))
  manager = new Manager(url, { transports: [MockTransport], reconnectionDelay: 1, reconnectionDelayMax: 5 })
})
afterEach(() => {
  manager.socket('/financial').disconnect()
  server.stop()
})

const asks = () => received.filter(({ event }) => event === 'quotes.connect')
const start = () => watchQuotes(manager.socket('/financial'), (event) => events.push(event), browserEnvironment())
const said = () =>
  events.map((event) => ('quotes' in event ? [event.type, ...event.quotes.map(({ symbol }) => symbol)] : [event.type]))

it('EMB-02 asks for its symbols once it is connected, and reports their prices', async () => {
  const { ask } = start()
  ask(['ES1', 'NVDA'])
  await until(() => expect(asks()).toHaveLength(1))
  asks()[0]?.client.emit('quotes.update', [quote('ES1', 101)])
  await until(() => expect(events).toHaveLength(2))
  expect([asks().map(({ values }) => values), said()]).toEqual([
    [[['ES1', 'NVDA']]],
    [['connection.opened'], ['quotes.merged', 'ES1']],
  ])
})

it('EMB-02 asks for other symbols when they change, for many that are wanted at once together, and for none once it was stopped', async () => {
  const due: (() => void)[] = []
  const after = (_: number, run: () => void) => {
    due.push(run)
    return () => undefined
  }
  const { ask, stop } = watchQuotes(manager.socket('/financial'), (event) => events.push(event), {
    ...browserEnvironment(),
    after,
  })
  ask(['ES1'])
  await until(() => expect(asks()).toHaveLength(1))
  ask(['ES1', 'NVDA'])
  ask(['NVDA', 'AAPL'])
  due[0]?.()
  await until(() => expect(asks()).toHaveLength(2))
  due[1]?.()
  ask(['TSLA'])
  ask(['MSFT'])
  stop()
  await until(() => expect(asks()).toHaveLength(4))
  asks()[0]?.client.emit('quotes.update', [quote('ES1', 101)])
  expect([asks().map(({ values }) => values), said(), due.length]).toEqual([
    [[['ES1']], [['NVDA', 'AAPL']], [['TSLA']], [[]]],
    [['connection.opened']],
    3,
  ])
})

it('RT-04 asks again for the last requested symbols after a lost connection', async () => {
  const { ask } = start()
  ask(['ES1'])
  await until(() => expect(asks()).toHaveLength(1))
  server.dropAll()
  await until(() => expect(asks()).toHaveLength(2))
  expect([asks()[1]?.values, said()]).toEqual([
    [['ES1']],
    [['connection.opened'], ['connection.lost'], ['connection.opened']],
  ])
})

it('RT-01 quotes outside the contract are logged and left out', async () => {
  allowOutput(/A quote breaks the contract/)
  const { ask } = start()
  ask(['ES1'])
  await until(() => expect(asks()).toHaveLength(1))
  const [asked] = asks()
  asked?.client.emit('quotes.update', 'nonsense')
  asked?.client.emit('quotes.update', [{ symbol: 'ES1' }, quote('NVDA', 1)])
  await until(() => expect(events).toHaveLength(3))
  expect(said()).toEqual([['connection.opened'], ['quotes.merged'], ['quotes.merged', 'NVDA']])
})
