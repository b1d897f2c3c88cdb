import { type EmbedName, FrameMessage } from '../../contract/markets/embeds.ts'
import type { Environment } from '../../contract/shared/environment.ts'

/**
 * Watches the messages of the frame that holds the provider's widget. Other senders are ignored: it must be that frame's window, which has no origin.
 * Returns an unsubscribe function.
 */
export function watchFrame(
  name: EmbedName,
  notify: (event: { type: 'frame.ready' } | { type: 'frame.failed' }) => void,
  { page }: Pick<Environment, 'page'>,
) {
  const stop = new AbortController()
  const listen = ({ source, origin, data }: MessageEvent) => {
    const frame = page.document.querySelector<HTMLIFrameElement>(`iframe[data-embed="${name}"]`)
    if (!frame || source !== frame.contentWindow || origin !== 'null') return
    const read = FrameMessage.safeParse(data)
    if (read.success) notify({ type: `frame.${read.data.state}` })
  }
  page.addEventListener('message', listen, stop)
  return () => stop.abort()
}
