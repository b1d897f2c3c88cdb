import { Manager } from 'socket.io-client'
import { expect, it, onTestFinished } from 'vitest'
import { watchCounts } from '../../../src/adapters/sockets/story-counts.ts'
import { allowOutput, until } from '../../setup.ts'
import { fakeSocketServer, MockTransport, type Received } from '../sockets/fake-socket-server.ts'

it('STY-09 STY-11 asks for its headlines at each connect, says what is set apart, reports their counts if they keep the contract, and asks for none once it was stopped', async () => {
  allowOutput(/counts of sources break the contract/)
  const url = 'ws://127.0.0.1:9560'
  const asks: Received[] = []
  const events: unknown[] = []
  const server = fakeSocketServer(`${url}/socket.io/`, '/news', (said) => {
    if (said.event !== 'connect') asks.push(said)
  })
  const manager = new Manager(url, { transports: [MockTransport], reconnectionDelay: 1, reconnectionDelayMax: 5 })
  const socket = manager.socket('/news')
  onTestFinished(() => {
    socket.disconnect()
    server.stop()
  })
  const { follow, part, stop } = watchCounts(socket, (event) => events.push(event))
  follow({ real: ['a'] })
  await until(() => expect(asks.length).toBe(1))
  asks[0]?.client.emit('stories', [{ id: 'a', sources: -1 }])
  asks[0]?.client.emit('stories', [{ id: 'a', sources: 4 }])
  await until(() => expect(events.length).toBe(1))
  part([{ id: 'a', other: 'b' }])
  await until(() => expect(asks.length).toBe(2))
  manager.engine.close()
  await until(() => expect(asks.length).toBe(4))
  stop()
  await until(() => expect(asks.length).toBe(5))
  const [headlines, apart] = [
    ['stories', { real: ['a'] }],
    ['apart', [{ id: 'a', other: 'b' }]],
  ]
  expect([events, asks.map(({ event, values }) => [event, ...values])]).toEqual([
    [{ type: 'counts.merged', counts: [{ id: 'a', sources: 4 }] }],
    // before the headlines, so that they are counted once
    [headlines, apart, apart, headlines, ['stories', {}]],
  ])
})
