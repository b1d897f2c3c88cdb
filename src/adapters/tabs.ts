import * as z from 'zod/mini'
import { User } from '../contract/user.ts'

const Told = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('signIn.told'),
    signIn: z.object({ user: User, token: z.string(), turn: z.number() }),
  }),
  z.object({ type: z.literal('signOut.told') }),
  z.object({ type: z.literal('signIn.wanted') }),
])
type Heard =
  | { type: 'tab.signedIn'; signIn: { user: User; token: string; turn: number } }
  | { type: 'tab.signedOut' }
  | { type: 'tab.wanted' }

/** The other tabs of this browser. What is said goes through memory only. */
export function createTabs() {
  const channel = new BroadcastChannel('market-flux')
  return {
    say: (message: { type: string }) => channel.postMessage(message),
    /** Answers how to stop. */
    hear(tell: (event: Heard) => void) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const { data: told } = Told.safeParse(data)
        if (told?.type === 'signIn.told') tell({ type: 'tab.signedIn', signIn: told.signIn })
        if (told?.type === 'signOut.told') tell({ type: 'tab.signedOut' })
        if (told?.type === 'signIn.wanted') tell({ type: 'tab.wanted' })
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
