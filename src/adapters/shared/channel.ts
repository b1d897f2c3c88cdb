import type { Environment } from '../../contract/shared/environment.ts'
import type { Channel } from '../../contract/shared/storage.ts'

/** A channel to the other pages of this browser. Where the browser refuses it, nothing is sent or received. */
export function openChannel(name: string, { page }: Pick<Environment, 'page'>): Channel {
  try {
    return new page.BroadcastChannel(name)
  } catch {
    return Object.assign(new EventTarget(), { postMessage() {}, close() {} })
  }
}
