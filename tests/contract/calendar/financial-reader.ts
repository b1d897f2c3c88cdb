import { io } from 'socket.io-client'

type Said = { event: string; items: Record<string, unknown>[] }

/** A client of `/financial` that subscribes to the calendars at each connect, and records everything that it is sent after that. */
export async function readFinancial(url: string, asks: readonly string[]) {
  const socket = io(`${url}/financial`, { transports: ['websocket'], forceNew: true, reconnectionDelay: 10 })
  const received: Said[] = []
  const waiting: (() => void)[] = []
  socket.on('connect', () => {
    for (const event of asks) socket.emit(event)
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  // refusals come in order, so that earlier subscriptions have been handled by then
  socket.emit('economic-calendar.connect', 'is this on?')
  await new Promise<void>((resolve) => socket.once('error', resolve))
  socket.onAny((event: string, items: Said['items']) => {
    received.push({ event, items })
    for (const wake of waiting.splice(0)) wake()
  })

  /** Resolves with the first message that passes, past or future. */
  async function until(passes: (said: Said) => boolean): Promise<Said> {
    const found = received.find(passes)
    if (found) return found
    await new Promise<void>((resolve) => waiting.push(resolve))
    return until(passes)
  }
  return { socket, received, until, close: () => socket.close() }
}
