import { type Client, refused } from './client.ts'

/** The call about one symbol: undefined for one that is not known. Throws one `Failure`. */
export const createTickerCalls = ({ ticker }: Pick<Client, 'ticker'>) => ({
  async loadProfile(symbol: string) {
    const answer = await ticker.profile({ query: { symbol } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data ?? undefined
  },
})
