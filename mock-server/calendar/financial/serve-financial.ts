import type { Namespace, Server, Socket } from 'socket.io'
import type { Fault } from '../../../src/contract/mock/mock.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import {
  type FinancialClientEvents,
  type FinancialServerEvents,
  financialEvents,
} from '../../../src/contract/sockets.ts'
import { createSpeech } from '../../feed/speech.ts'
import { type Asking, CONNECTION_LIMIT } from '../../http/asking/asking.ts'
import type { Faults } from '../../mock/faults.ts'

export type FinancialSocket = Socket<FinancialClientEvents, FinancialServerEvents>
export type FinancialNamespace = Namespace<FinancialClientEvents, FinancialServerEvents>
/** Sends at once, late, or, while a fault keeps it silent, not at all. */
export type Say = (speak: () => void) => void

/** One kind of figures that `/financial` sends. It calls `say` for everything that it sends. */
export type FinancialPart = {
  /** The event by which a client asks for these figures. */
  asks: keyof FinancialClientEvents
  /** A client has subscribed with these arguments, which are validated. It may subscribe again. */
  connect(socket: FinancialSocket, given: readonly unknown[]): void
  left?(socket: FinancialSocket): void
  /** Sends everything that a silence has held back. */
  catchUp(): void
}
export type OpenPart = (namespace: FinancialNamespace, say: Say) => FinancialPart

export type FinancialParts = Asking & { faults: Faults; parts: readonly OpenPart[] }

/** Serves `/financial` (RT-01). */
export function serveFinancial(io: Server, { faults, limits, askerOf, parts }: FinancialParts) {
  const namespace: FinancialNamespace = io.of(namespaces.financial)
  const speech = createSpeech(faults, catchUp, namespaces.financial)
  const opened = parts.map((open) => open(namespace, speech.announce))

  function catchUp() {
    speech.settle()
    for (const part of opened) part.catchUp()
  }

  const isToBeDropped = () => faults.take(namespaces.financial, ({ kind }) => kind === 'droppedSocket').length > 0

  function listen(socket: FinancialSocket, part: FinancialPart) {
    const { meter } = askerOf(socket.request)
    const refuse = (code: string, message: string) => socket.emit('error', { code, message })
    const ask = (...given: unknown[]) => {
      if (limits.count(socket.id, CONNECTION_LIMIT) > 0)
        return refuse('slow-down', 'Too many calls. Please wait a moment.')
      const asked = financialEvents.fromClient[part.asks].safeParse(given)
      const answer = () =>
        asked.success
          ? speech.answer(() => socket.connected && part.connect(socket, asked.data))
          : refuse('invalid', `${part.asks}: ${asked.error.issues[0]?.message ?? 'Invalid.'}`)
      // refusals too, because answers arrive in the order of the questions
      if (!meter.queue(answer)) refuse('slow-down', 'Too many calls. Please wait a moment.')
    }
    socket.on(part.asks, ask)
    socket.on('disconnect', () => part.left?.(socket))
  }

  namespace.on('connection', (socket) => {
    // closes the transport, not the namespace, because clients reconnect from that by themselves
    if (isToBeDropped()) return socket.conn.close()
    for (const part of opened) listen(socket, part)
  })
  faults.onAdd((fault: Fault) => {
    if (fault.kind !== 'droppedSocket' || namespace.sockets.size === 0 || !isToBeDropped()) return
    for (const socket of namespace.sockets.values()) socket.conn.close()
  })
  faults.onCleared((cleared) => {
    if (cleared.some(({ kind }) => kind === 'silent')) catchUp()
  })
}
