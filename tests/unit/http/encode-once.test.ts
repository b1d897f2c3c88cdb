import { Decoder, PacketType } from 'socket.io-parser'
import { describe, expect, it } from 'vitest'
import { encodeOnce, PlainEncoder } from '../../../mock-server/lists/encode-once.ts'
import { createRepeats } from '../../../mock-server/lists/repeats.ts'

const encoder = new PlainEncoder()
/** An item that counts how often it is encoded. */
function countedItem(id: string) {
  const item = { id, encodings: () => encodings, toJSON: () => ({ id, times: ++encodings }) }
  let encodings = 0
  return item
}
const eventOf = (...data: unknown[]) => ({ type: PacketType.EVENT, nsp: '/news', data })

describe('packets to live connections', () => {
  it.each([
    [
      'an event',
      eventOf('error', { code: 'slow-down' }, null, undefined),
      '2/news,["error",{"code":"slow-down"},null,null]',
    ],
    ['an empty list', eventOf('initial', encodeOnce([])), '2/news,["initial",[]]'],
    ['an answer', { type: PacketType.ACK, nsp: '/', id: 3, data: ['yes'] }, '33["yes"]'],
    ['a greeting', { type: PacketType.CONNECT, nsp: '/news', data: { sid: 'x' } }, '0/news,{"sid":"x"}'],
    ['a farewell', { type: PacketType.DISCONNECT, nsp: '/news' }, '1/news,'],
  ])('RT-02 %s is encoded as by socket.io', (_, packet, text) => {
    expect(encoder.encode(packet)).toEqual([text])
  })

  it('RT-02 are read by the decoder of socket.io', () => {
    const read: unknown[] = []
    const decoder = new Decoder()
    decoder.on('decoded', (packet) => read.push(packet))
    decoder.add(encoder.encode(eventOf('initial', encodeOnce([{ id: 'a' }, { id: 'b' }]), { room: 'r' }))[0] ?? '')
    expect(read).toEqual([{ ...eventOf('initial', [{ id: 'a' }, { id: 'b' }], { room: 'r' }) }])
  })

  it('BCK-10 encode an item once for any number of lists and connections', () => {
    const [shared, own] = [countedItem('a'), countedItem('b')]
    const repeats = createRepeats<typeof shared>()
    for (let connection = 0; connection < 100; connection += 1) {
      encoder.encode(eventOf('initial', repeats('one', [shared, own]).initial, { sequence: connection }))
      encoder.encode(eventOf('update', encodeOnce([shared])))
    }
    expect([shared.encodings(), own.encodings()]).toEqual([1, 1])
  })
})

describe('the answers to a search', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }]

  it('BCK-10 are one list as long as the items are the same', () => {
    const repeats = createRepeats<{ id: string }>()
    const lists = [[a, b], [a, b], [b, a], [b], [b, a]].map((items) => repeats('room', items).initial)
    expect(lists.map((list) => lists.indexOf(list))).toEqual([0, 0, 2, 3, 4])
    expect(lists).toEqual([[a, b], [a, b], [b, a], [b], [b, a]])
  })

  it('RT-02 BCK-10 are the newest 60, and older ones in parts that are encoded once, too', () => {
    const repeats = createRepeats<{ id: string }>()
    const items = Array.from({ length: 300 }, (_, nth) => ({ id: `n${nth}` }))
    const { initial, backfill, older } = repeats('room', items)
    const again = repeats('room', [...items]).backfill
    expect([initial.length, backfill.map(({ length }) => length), older]).toEqual([60, [110, 110, 20], 240])
    expect([...initial, ...backfill.flat()]).toEqual(items)
    expect(again.every((part, index) => part === backfill[index])).toBe(true)
  })

  it('BCK-10 are remembered for the 20 rooms that were asked for last', () => {
    const repeats = createRepeats<{ id: string }>()
    const ask = (room: string) => repeats(room, [a])
    const [first, second] = [ask('first'), ask('second')]
    for (let room = 0; room < 18; room += 1) ask(`room ${room}`)
    const again = ask('first')
    ask('one more')
    expect([again === first, ask('first') === first, ask('second') === second]).toEqual([true, true, false])
  })
})
