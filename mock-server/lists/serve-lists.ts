import type { Server, Socket, Namespace as SocketNamespace } from 'socket.io'
import type * as z from 'zod/mini'
import type { Fault } from '../../src/contract/mock/mock.ts'
import type { Namespace } from '../../src/contract/shared/connection.ts'
import type { ListClientEvents, ListServerEvents } from '../../src/contract/sockets.ts'
import type { Environment } from '../environment.ts'
import { createSpeech } from '../feed/speech.ts'
import { type Asking, CONNECTION_LIMIT } from '../http/asking/asking.ts'
import type { Faults } from '../mock/faults.ts'
import { createBulletins } from './bulletins.ts'
import { encodeOnce, SHORT } from './encode-once.ts'
import { createListClient, type ListClient, type ListSocket } from './list-client.ts'
import type { OwnPart } from './own-part.ts'
import type { Readers } from './reader.ts'
import { createRepeats } from './repeats.ts'
import type { RoomKeys } from './room-keys.ts'
import { type Compile, createRooms, type Listed, roomOf } from './rooms.ts'
import { framed, writeFrame } from './write-frame.ts'

/** The source of the items of a namespace. */
export type ListSource<Context extends object, Item extends Listed> = {
  context: z.ZodMiniType<Context>
  compile: Compile<Context, Item>
  /** By which an item finds the searches that may want it; without them it is asked about for each. */
  keys?: RoomKeys<Context, Item>
  /** The newest that match a search, newest first. */
  search(context: Context): Item[]
  /** Searches the store for more; undefined where `search` covers everything. */
  searchDeeper?(context: Context): Promise<Item[]> | undefined
  onNews(notify: (items: readonly Item[]) => void): void
  /** Every search must be answered again. */
  onReplaced(notify: () => void): void
  own?: OwnPart<Context, Item>
}
export type ListParts = Asking & Pick<Environment, 'after'> & { faults: Faults; readers?: Readers | undefined }
type ListNamespace<Context, Item> = SocketNamespace<ListClientEvents<Context>, ListServerEvents<Item>>
/** Whom the bytes sent to each connection are charged to. */
type Charges = Map<string, (length: number) => void>
/** The limits of each connection, and of all connections of an address. */
const SEARCH_LIMITS = { connection: CONNECTION_LIMIT, address: { calls: 1000, seconds: 10 } }

/** Serves the live lists of a namespace (RT-02): answers searches and sends each room its matching items, matched and encoded once. */
export function serveLists<Context extends object, Item extends Listed>(
  io: Server,
  name: Namespace,
  source: ListSource<Context, Item>,
  { faults, limits, askerOf, after, readers }: ListParts,
) {
  const namespace: ListNamespace<Context, Item> = io.of(name)
  const rooms = createRooms(source.compile, source.keys)
  const parts = { source, rooms, repeats: createRepeats<Item>(), answer, readers }
  const charges: Charges = new Map()
  const clients = new Set<ListClient<Context, Item>>()
  const speech = createSpeech(faults, refresh, name)
  const bulletins = createBulletins<Item>((items) => speech.announce(() => publish(items)), { after })

  function publish(items: Item[]) {
    for (const room of rooms.sort(items)) send(namespace, room.name, encodeOnce(room.items), charges)
  }

  function refresh() {
    speech.settle()
    bulletins.clear()
    const search = foundOnce(source.search)
    for (const client of clients) client.refresh(search)
  }

  /** An answer includes everything that has arrived so far, so the collected items are sent to the others first. */
  function answer(search: () => void) {
    bulletins.flush()
    speech.answer(search)
  }

  function connect(socket: ListSocket<Context, Item>) {
    const { network, meter } = askerOf(socket.request)
    // a search that exceeds the limit of its connection does not count for its address
    const countSearch = () =>
      limits.count(socket.id, SEARCH_LIMITS.connection) || limits.count(network, SEARCH_LIMITS.address)
    const client = createListClient(socket, { ...parts, countSearch, queue: meter.queue })
    clients.add(client)
    charges.set(socket.id, meter.charge)
    socket.on('search', client.search)
    socket.on('older', client.older)
    socket.on('leave', client.leave)
    socket.on('disconnect', () => {
      clients.delete(client)
      charges.delete(socket.id)
      client.close()
    })
  }

  const isToBeDropped = dropByFault(namespace.sockets, name, faults)
  // closes the transport, not the namespace, because clients reconnect from that by themselves
  namespace.on('connection', (socket) => (isToBeDropped() ? socket.conn.close() : connect(socket)))
  source.onNews(bulletins.add)
  source.onReplaced(() => speech.announce(refresh))
  serveOwn(source, clients, speech.announce)
  faults.onCleared((cleared) => {
    // items that were held back during the silence would be missing
    if (cleared.some(({ kind }) => kind === 'silent')) refresh()
  })
}

/** What single readers have reaches their connections, and no other. */
function serveOwn<Context extends object, Item extends Listed>(
  { own }: ListSource<Context, Item>,
  clients: ReadonlySet<ListClient<Context, Item>>,
  announce: (speak: () => void) => void,
) {
  const clientsOf = (reader: string) => [...clients].filter((client) => client.own?.reader() === reader)
  own?.onNews(({ reader, items }) =>
    announce(() => {
      for (const client of clientsOf(reader)) void client.own?.take(items)
    }),
  )
  own?.onChanged((reader) => {
    for (const client of clientsOf(reader)) client.own?.reread()
  })
}

/** Long lists are compressed, each connection for itself. */
function send<Context extends object, Item extends Listed>(
  namespace: ListNamespace<Context, Item>,
  room: string,
  items: Item[],
  charges: Charges,
) {
  const frame = framed(namespace.name, ['update', items, room])
  if (frame.length >= SHORT) return void namespace.to(room).emit('update', items, room)
  for (const id of namespace.adapter.rooms.get(room) ?? []) {
    const socket = namespace.sockets.get(id)
    if (socket && writeFrame(socket.conn, frame)) charges.get(id)?.(frame.length)
    else socket?.emit('update', items, room)
  }
}

/** Searches for each context once: many clients have the same. */
function foundOnce<Context extends object, Item>(search: (context: Context) => Item[]) {
  const found = new Map<string, Item[]>()
  return (context: Context) => {
    const room = roomOf(context)
    const items = found.get(room) ?? search(context)
    found.set(room, items)
    return items
  }
}

/** Closes the connections of a namespace when a fault requires it. Returns whether a connection that opens now is to be dropped. */
function dropByFault(sockets: Map<string, Pick<Socket, 'conn'>>, name: Namespace, faults: Faults) {
  const isToBeDropped = () => faults.take(name, ({ kind }) => kind === 'droppedSocket').length > 0
  faults.onAdd((fault: Fault) => {
    if (fault.kind !== 'droppedSocket' || sockets.size === 0 || !isToBeDropped()) return
    for (const socket of sockets.values()) socket.conn.close()
  })
  return isToBeDropped
}
