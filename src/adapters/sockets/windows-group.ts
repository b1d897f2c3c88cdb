import type { Namespace } from '../../contract/shared/connection.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { Channel } from '../../contract/shared/storage.ts'
import type { Carrier, Sockets } from './sockets.ts'
import { createGuest } from './windows-guest.ts'
import { beHere, createLead, isGone } from './windows-lead.ts'
import { createLeader } from './windows-leader.ts'
import type { FromLeader, ToAll } from './windows-messages.ts'

type Received = { type: 'lead.given' | 'lead.taken' | 'leader.came' | 'leader.named' | 'leader.answered' }
type Reach = {
  sockets: Pick<Sockets, 'own' | 'live'>
  page: Pick<Environment['page'], 'navigator'>
  /** The name of this window: letters and digits. */
  window: string
  openChannel(name: string): Channel
}

/**
 * RT-06: the windows of a browser that may share a connection have a `name` in common. A lock decides which one leads; another shows that a window is still there.
 * Where the browser has no locks nothing is reported.
 */
export function joinGroup(
  name: string,
  { sockets, page, window, openChannel }: Reach,
  notify: (event: Received) => void,
) {
  const { own, live } = sockets
  const { locks } = page.navigator
  const left = new AbortController()
  const open = (one: string) => openChannel(`${name}.${one}`)
  const [all, pair] = [openChannel(name), open(window)]
  const say = (message: ToAll) => all.postMessage(message)
  const gone = (one: string, signal: AbortSignal) => isGone(locks, `${name}.${one}`, signal)
  const sharing = createSharing(sockets, pair, () => createLeader({ ...sockets, open, gone }))

  all.addEventListener('message', ({ data }: MessageEvent<ToAll>) => {
    if (data.type === 'leader.wanted') return sharing.admit(data.window, data.namespaces)
    sharing.lose()
    notify(data)
  })
  pair.addEventListener('message', ({ data: { type } }: MessageEvent<FromLeader>) => {
    if (type === 'leader.named' || type === 'leader.answered') notify({ type })
  })
  const lead = locks && createLead(locks, name, notify, left.signal)
  const isReady = locks && Promise.all([beHere(locks, `${name}.${window}`, left.signal), wasConnected(own)])
  lead?.wait()
  const seek = () => {
    if (!left.signal.aborted) say({ type: 'leader.wanted', window, namespaces: [...live.lines.keys()] })
  }
  return {
    ...sharing,
    /** Asks for a window that lends its connection. */
    seek: () => void isReady?.then(seek),
    lend() {
      sharing.lend()
      say({ type: 'leader.came' })
    },
    ask: () => pair.postMessage({ type: 'leader.asked' }),
    steal: () => lead?.steal(),
    stop() {
      sharing.leave()
      left.abort()
      for (const channel of [all, pair]) channel.close()
    },
  }
}

/** What becomes of the window's connection. */
function createSharing({ own, live }: Reach['sockets'], pair: Channel, lead: () => ReturnType<typeof createLeader>) {
  let leader: ReturnType<typeof lead> | undefined
  let guest: ReturnType<typeof createGuest> | undefined

  function leave() {
    const isOwn = !guest
    guest?.stop()
    guest = undefined
    own.open()
    use(live, own, isOwn)
    leader?.stop()
    leader = undefined
  }
  return {
    /** Its own, and no other's. */
    leave,
    /** Its own, and lent. */
    lend() {
      leader = lead()
      use(live, leader, true)
    },
    /** That of the other window. */
    borrow() {
      guest?.close()
      guest = createGuest(pair, [...live.lines.keys()])
      use(live, guest)
      own.close()
    },
    admit: (window: string, awaits: readonly Namespace[]) => leader?.admit(window, awaits),
    /** The window that lent it is gone. */
    lose: () => guest?.lose(),
  }
}

/** Once it was, the server has said what it says at each connect. */
const wasConnected = (own: Sockets['own']) =>
  new Promise<void>((connected) => {
    const socket = own.of('/news')
    if (socket.connected) connected()
    else socket.once('connect', () => connected())
  })

/** Has the lines use other sockets. They learn of it as of a connection that was made or lost, unless it `continues`. */
function use(live: Sockets['live'], carrier: Carrier, continues = false) {
  live.carrier = carrier
  for (const [namespace, line] of live.lines) {
    const wasConnected = line.connected
    for (const [listener, event] of line.listeners) line.socket.off(event, listener)
    line.socket = carrier.of(namespace)
    for (const [listener, event] of line.listeners) line.socket.on(event, listener)
    if (continues) continue
    const happened = line.connected ? 'connect' : wasConnected && 'disconnect'
    for (const [run, event] of [...line.listeners]) if (event === happened) run()
  }
}
