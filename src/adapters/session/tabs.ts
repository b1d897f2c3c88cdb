import type { Channel } from '../../contract/shared/storage.ts'
import type { User } from '../../contract/shared/user/user.ts'

type Received =
  | { type: 'tab.signedIn'; signIn: { user: User; token: string; turn: number; since: number } }
  | { type: 'tab.signedOut' | 'tab.lapsed'; since: number }
  | { type: 'tab.userUpdated'; user: User }
  | { type: 'tab.wanted' }

/** The other tabs of this browser. Messages go through memory only. */
export function createTabs(channel: Channel) {
  return {
    say: (message: { type: string }) => channel.postMessage(message),
    /** Returns an unsubscribe function. */
    listen(notify: (event: Received) => void) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        const { type, since } = Object(data)
        if (type === 'signIn.wanted') notify({ type: 'tab.wanted' })
        // parsed here: an offline page cannot load the code that parses the others
        if ((type === 'tab.signedOut' || type === 'tab.lapsed') && typeof since === 'number') notify({ type, since })
        if (/^(tab\.(signedIn|userUpdated)|(signIn|user)\.told)$/.test(type))
          read(data).then(
            (reported) => reported && notify(reported),
            () => undefined,
          )
      }
      channel.addEventListener('message', listen)
      return () => channel.removeEventListener('message', listen)
    },
  }
}

/** The contract's user schemas are large: loaded when the first user arrives. */
async function read(data: unknown): Promise<Received | undefined> {
  const { SignInMessage, UserMessage } = await import('../../contract/session/tab-message.ts')
  const updated = UserMessage.safeParse(data).data
  if (updated) return { type: 'tab.userUpdated', user: updated.user }
  const reported = SignInMessage.safeParse(data).data
  return reported && { type: 'tab.signedIn', signIn: reported.signIn }
}
