import type { Socket } from 'socket.io'
import type { Clock } from '../clock.ts'

/** Whom an access token proves, and until when, in epoch milliseconds; undefined when it proves none. */
export type HolderOf = (token: string) => Promise<{ id: string; until: number } | undefined>
export type Readers = {
  holderOf: HolderOf
  clock: Pick<Clock, 'at'>
  /** Prepares what a reader has. */
  enter(id: string): Promise<void>
  leave(id: string): void
  /** Somebody else reads at a connection, or what its reader has is another. */
  became(socket: Pick<Socket, 'emit'>, reader: string | undefined): void
}

/** Who reads at a connection, by the access token that it presents: until that expires, or another takes its place. */
export function createReader(
  { holderOf, clock, enter, leave }: Omit<Readers, 'became'>,
  changed: (reader: string | undefined) => void,
) {
  let reader: string | undefined
  let token: string | undefined
  let presented = 0
  let callOff = () => {}

  function become(next: string | undefined) {
    const before = reader
    reader = next
    if (before !== undefined) leave(before)
    if (before !== next) changed(next)
  }

  async function present(given: unknown) {
    const turn = ++presented
    callOff()
    const presentedToken = typeof given === 'string' ? given : undefined
    const holder = presentedToken === undefined ? undefined : await holderOf(presentedToken)
    if (turn !== presented) return
    // the reader before sees nothing more while the next one's headlines are prepared
    if (reader !== holder?.id) become(undefined)
    if (!holder) return
    await enter(holder.id)
    if (turn !== presented) return leave(holder.id)
    token = presentedToken
    callOff = clock.at(holder.until, () => void present(undefined))
    become(holder.id)
  }

  return {
    present,
    current: () => reader,
    /** Whether the sign-in of its reader goes on; else no one reads from now on. */
    async isCurrent() {
      const asked = reader
      const holder = token === undefined ? undefined : await holderOf(token)
      if (reader !== asked) return false
      if (holder?.id !== asked) await present(undefined)
      return asked !== undefined && reader === asked
    },
    close: () => void present(undefined),
  }
}
