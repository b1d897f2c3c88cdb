import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Our page that frames the charting provider's widgets. */
export const EMBED_PAGE = '/embed/frame.html'

const PROVIDER = 'https://*.tradingview.com https://*.tradingview-widget.com'

/**
 * The policy of that page: it may load its own script, by its hash, and the provider's. It has no origin, wherever it is opened, and only our own
 * pages can frame it. Without a built app no script of its own is allowed.
 */
export function embedPolicy(folder: string) {
  const page = join(folder, EMBED_PAGE)
  const [, script = ''] = (existsSync(page) && /<script>([\s\S]*?)<\/script>/.exec(readFileSync(page, 'utf8'))) || []
  const hash = createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' https://s3.tradingview.com`,
    "style-src 'unsafe-inline'",
    `img-src data: ${PROVIDER}`,
    `frame-src ${PROVIDER}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups',
  ].join('; ')
}
