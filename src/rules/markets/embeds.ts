import type { EmbedName } from '../../contract/markets/embeds.ts'
import { TAPE } from '../../contract/markets/markets.ts'

type Embed = {
  /** What the provider's script is called after `embed-widget-`. */
  widget: string
  /** What assistive technology calls the frame. */
  title: string
  /** Pixels; left out where it has the space that there is. */
  width?: number
  height?: number
  settings: Readonly<Record<string, unknown>>
}

export const PROVIDER = 'TradingView'

/** EMB-01: the provider's widgets as the specification sets them. */
export const embeds: Readonly<Record<EmbedName, Embed>> = {
  tape: {
    widget: 'ticker-tape',
    title: `Ticker tape by ${PROVIDER}`,
    height: 46,
    settings: {
      symbols: TAPE.map(({ proName, title }) => ({ proName, title })),
      displayMode: 'adaptive',
      colorTheme: 'dark',
      isTransparent: true,
      showSymbolLogo: false,
      locale: 'en',
    },
  },
  timeline: {
    widget: 'timeline',
    title: `Timeline by ${PROVIDER}`,
    width: 480,
    height: 830,
    settings: {
      feedMode: 'all_symbols',
      displayMode: 'regular',
      colorTheme: 'light',
      isTransparent: false,
      locale: 'en',
      width: 480,
      height: 830,
    },
  },
  heatmap: {
    widget: 'stock-heatmap',
    title: `Heatmap by ${PROVIDER}`,
    settings: {
      dataSource: 'SPX500',
      blockSize: 'market_cap_basic',
      blockColor: 'change',
      grouping: 'sector',
      colorTheme: 'light',
      locale: 'en',
      isZoomEnabled: true,
      hasSymbolTooltip: true,
      width: '100%',
      height: '100%',
    },
  },
}

/** The page of ours that holds a widget. Its name and settings stand behind the `#`, so they are not sent to any server. */
export function frameAddress(name: EmbedName) {
  const { widget, settings } = embeds[name]
  return `/embed/frame.html#${encodeURIComponent(JSON.stringify({ widget, settings }))}`
}
