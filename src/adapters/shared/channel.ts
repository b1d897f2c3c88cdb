import type { Environment } from '../../contract/shared/environment.ts'
import type { Channel } from '../../contract/shared/storage.ts'

/** A line to the other pages of this browser. Where there can be none, nothing is heard and nobody hears. */
export function openChannel(name: string, { page }: Pick<Environment, 'page'>): Channel {
  try {
    return new page.BroadcastChannel(name)
  } catch {
    return Object.assign(new EventTarget(), { postMessage() {}, close() {} })
  }
}
