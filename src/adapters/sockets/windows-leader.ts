import { type Namespace, WINDOWS_LIMIT } from '../../contract/shared/connection.ts'
import type { Channel } from '../../contract/shared/storage.ts'
import type { LiveSocket } from './line.ts'
import type { Own, Sockets } from './sockets.ts'
import type { FromGuest, FromLeader } from './windows-messages.ts'
import { type Lists, receivedBy, sentBy } from './windows-names.ts'
import { createWants, isWant, type Want, type Wants } from './windows-wants.ts'

/** Another window, with the namespaces that it waits for before it may use the connection. */
type Guest = {
  window: string
  lists: Lists
  awaits: readonly Namespace[]
  post(message: FromLeader): void
  left: AbortController
}
type Guests = Map<string, Guest>
type Reach = Pick<Sockets, 'own' | 'live'> & {
  open(window: string): Channel
  /** Resolves once the window is gone; rejects at `signal`. */
  gone(window: string, signal: AbortSignal): Promise<unknown>
}

/**
 * RT-06: lends the page's connection to other windows. Each has subscriptions of its own, under its name. Of what a connection asks for as one (counts, prices), it asks
 * for all that they want. Who reads is what this window says.
 */
export function createLeader({ own, live, open, gone }: Reach) {
  const guests: Guests = new Map()
  const wants = createWants(own)
  const lent = createLent({ own, live }, guests, wants)

  function drop(window: string) {
    const guest = guests.get(window)
    if (!guest) return
    guests.delete(window)
    guest.left.abort()
    for (const { namespace, subscription } of guest.lists.values()) {
      const socket = own.of(namespace)
      if (socket.connected) socket.emit('leave', subscription)
    }
    wants.drop(window)
  }
  function receive(guest: Guest, message: FromGuest) {
    if (message.type === 'leader.asked') guest.post({ type: 'leader.answered' })
    else if (message.type === 'reconnect.wanted') own.reconnectNow()
    else if (message.type === 'guest.left') drop(guest.window)
    else if (message.type === 'said') say(guest, message, { own, wants })
    else if (lent.of(message.namespace).connected) guest.post({ ...message, type: 'socket.connected' })
  }

  return {
    of: lent.of,
    reconnectNow: own.reconnectNow,
    /** Lends the connection to a window, once what it wants is connected. */
    admit(window: string, awaits: readonly Namespace[]) {
      drop(window)
      if (guests.size >= WINDOWS_LIMIT - 1) return
      const guest = welcome(window, { awaits, channel: open(window), receive })
      guests.set(window, guest)
      gone(window, guest.left.signal).then(
        () => drop(window),
        () => undefined,
      )
      lent.name(guest)
    },
    stop() {
      for (const window of [...guests.keys()]) drop(window)
      lent.stop()
    },
  }
}

type Welcome = Pick<Guest, 'awaits'> & { channel: Channel; receive(guest: Guest, message: FromGuest): void }
function welcome(window: string, { awaits, channel, receive }: Welcome) {
  const post = (message: FromLeader) => channel.postMessage(message)
  const guest: Guest = { window, awaits, lists: new Map(), post, left: new AbortController() }
  const take = ({ data }: MessageEvent<FromGuest>) => receive(guest, data)
  channel.addEventListener('message', take)
  guest.left.signal.addEventListener('abort', () => {
    channel.removeEventListener('message', take)
    channel.close()
  })
  return guest
}

/** What a window says goes to the server under its name. */
function say(
  { window, lists, post }: Guest,
  { namespace, event, given }: Extract<FromGuest, { type: 'said' }>,
  { own, wants }: { own: Own; wants: Wants },
) {
  if (isWant(event)) {
    wants.ask(window, event, given[0])
    const known = wants.known(event, given[0])
    if (known) post({ type: 'received', namespace, event, given: [known] })
    return
  }
  const [socket, said] = [own.of(namespace), sentBy(window, lists, { namespace, event, given })]
  if (said && socket.connected) socket.emit(event, ...said)
}

/** The sockets of the connection: as this window uses them, and with what happens to them passed on to the others. */
function createLent({ own, live }: Pick<Reach, 'own' | 'live'>, guests: Guests, wants: Wants) {
  const sockets = new Map<Namespace, LiveSocket>()
  const over = new AbortController()

  function of(namespace: Namespace) {
    const known = sockets.get(namespace)
    if (known) return known
    const socket = here(own.of(namespace), wants)
    sockets.set(namespace, socket)
    for (const [event, given] of live.lines.get(namespace)?.said ?? [])
      if (isWant(event)) wants.note(HERE, event, given[0])
    passOn(namespace)
    return socket
  }
  function name(guest: Guest) {
    if (!guest.awaits.every((namespace) => of(namespace).connected)) return
    guest.awaits = []
    guest.post({ type: 'leader.named' })
  }
  function passOn(namespace: Namespace) {
    const receive = (event: string, ...given: unknown[]) => {
      if (event === 'stories') wants.keepCounts(given[0])
      for (const { window, lists, post } of guests.values()) {
        const received = receivedBy(window, lists, { namespace, event, given })
        if (received) post({ type: 'received', namespace, event, given: received })
      }
    }
    const turned = (type: 'socket.connected' | 'socket.lost') => () => {
      for (const guest of guests.values()) {
        if (guest.awaits.length > 0) name(guest)
        else guest.post({ type, namespace })
      }
    }
    const [connected, lost] = [turned('socket.connected'), turned('socket.lost')]
    const socket = own.of(namespace).onAny(receive).on('connect', connected).on('disconnect', lost)
    over.signal.addEventListener('abort', () =>
      socket.offAny(receive).off('connect', connected).off('disconnect', lost),
    )
  }
  return { of, name, stop: () => over.abort() }
}

/** The name of this window among those that use its connection. */
const HERE = ''

function here(socket: ReturnType<Own['of']>, wants: Wants) {
  function want(event: Want, given: unknown) {
    wants.ask(HERE, event, given)
    const known = wants.known(event, given)
    if (known) for (const run of socket.listeners(event)) run(known)
  }
  const carried: LiveSocket = {
    get connected() {
      return socket.connected
    },
    emit: (event, ...given) => (isWant(event) ? want(event, given[0]) : socket.emit(event, ...given)),
    on(event, listener) {
      socket.on(event, listener)
      return carried
    },
    off(event, listener) {
      socket.off(event, listener)
      return carried
    },
  }
  return carried
}
