import type { Namespace } from '../../contract/shared/connection.ts'

/** What a window sends to the one whose connection it uses, on a channel of the two. */
export type FromGuest =
  /** What the window has to say to the server. */
  | { type: 'said'; namespace: Namespace; event: string; given: readonly unknown[] }
  | { type: 'namespace.wanted'; namespace: Namespace }
  | { type: 'reconnect.wanted' }
  /** Whether the other window still answers. */
  | { type: 'leader.asked' }
  | { type: 'guest.left' }

export type FromLeader =
  /** The window may use the connection: the namespaces that it wants are connected. */
  | { type: 'leader.named' }
  /** The answer to `leader.asked`. */
  | { type: 'leader.answered' }
  | { type: 'socket.connected' | 'socket.lost'; namespace: Namespace }
  /** What the server has to say to the window. */
  | { type: 'received'; namespace: Namespace; event: string; given: readonly unknown[] }

/** What windows send to all others of their reader. */
export type ToAll =
  | { type: 'leader.wanted'; window: string; namespaces: readonly Namespace[] }
  | { type: 'leader.came' }
