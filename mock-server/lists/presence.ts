import type { Socket } from 'socket.io'

/** The connections of one address, as long as there is one. */
type Present = { connections: Set<Connection>; unread: number }
type Connection = { unread: number; close(): void }
type Transport = Socket['conn']['transport']

/** How many pages of one address may be open at once. */
const CONNECTION_LIMIT = 128
/** The most unread text of a connection, in characters: a client with more has stopped reading. */
const UNREAD_LIMIT = 16 * 2 ** 20
/** The same for all connections of an address together: beyond it, the one with the most unread text is closed. */
const UNREAD_OF_ADDRESS = 32 * 2 ** 20

/** Keeps count of the live connections of each address, and of their unread text. */
export function createPresence() {
  const addresses = new Map<string, Present>()

  /** `said` receives the length of each message, in characters. */
  function enter(address: string, conn: Socket['conn'], said: (length: number) => void) {
    const present = addresses.get(address) ?? { connections: new Set(), unread: 0 }
    addresses.set(address, present)
    const connection = { unread: 0, close: () => conn.close(true) }
    present.connections.add(connection)
    conn.on('close', () => {
      present.unread -= connection.unread
      present.connections.delete(connection)
      if (present.connections.size === 0) addresses.delete(address)
    })
    watchUnread(conn, (change) => {
      if (!present.connections.has(connection)) return
      if (change > 0) said(change)
      connection.unread += change
      present.unread += change
      if (connection.unread > UNREAD_LIMIT) connection.close()
      else if (present.unread > UNREAD_OF_ADDRESS) leastRead(present)?.close()
    })
  }

  return {
    enter,
    isFull: (address: string) => (addresses.get(address)?.connections.size ?? 0) >= CONNECTION_LIMIT,
  }
}

const leastRead = ({ connections }: Present) =>
  [...connections].reduce<Connection | undefined>(
    (least, one) => (least && least.unread >= one.unread ? least : one),
    undefined,
  )

/** Reports changes in the amount of unread text: text that waits for the transport, and text that the transport has not passed on. */
function watchUnread(conn: Socket['conn'], notify: (change: number) => void) {
  let [waiting, sent] = [0, 0]
  const watch = (transport: Transport) =>
    transport.on('drain', () => {
      const read = sent
      sent = 0
      notify(-read)
    })
  conn.on('packetCreate', ({ data }) => {
    const length = typeof data === 'string' ? data.length : 0
    waiting += length
    notify(length)
  })
  conn.on('flush', () => {
    sent += waiting
    waiting = 0
  })
  watch(conn.transport)
  conn.on('upgrade', watch)
}
