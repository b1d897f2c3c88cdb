import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page of ours in which the charting provider's widgets stand. */
export const EMBED_PAGE = '/embed/frame.html'

const PROVIDER = 'https://*.tradingview.com https://*.tradingview-widget.com'

/**
 * What that page may load: its own script by its hash, and the provider's. It has no origin, wherever it is opened, and only pages of ours can hold it.
 * Nothing, where the app has not been built.
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
