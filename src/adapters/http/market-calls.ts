import type { ChartRange } from '../../contract/markets/markets.ts'
import { type Client, refused } from './client.ts'

/** The calls about prices. Each answers what was promised for success, or throws one `Failure`. */
export const createMarketCalls = ({ markets }: Pick<Client, 'markets'>) => ({
  async listInstruments() {
    const answer = await markets.instruments()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async loadCandles(query: { symbol: string; range: ChartRange }) {
    const answer = await markets.candles({ query })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async loadHeatmap() {
    const answer = await markets.heatmap()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
