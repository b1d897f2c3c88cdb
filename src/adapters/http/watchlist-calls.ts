import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import type { WatchlistChange, WatchlistCreation } from '../../contract/watchlists/watchlists.ts'
import { type Client, refused } from './client.ts'
import type { Once } from './repeats.ts'

/** API-12: the calls about watchlists. Each answers what was promised for success, or throws one `Failure`. */
export const createWatchlistCalls = ({ watchlists }: Pick<Client, 'watchlists'>, once: Once) => ({
  async listWatchlists(): Promise<Watchlist[]> {
    const answer = await watchlists.list()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  createWatchlist: (body: WatchlistCreation): Promise<Watchlist> =>
    once('createWatchlist', body, async (headers) => {
      const answer = await watchlists.create({ body, headers })
      if (answer.status !== 200) throw refused(answer)
      return answer.body.data
    }),
  async updateWatchlist(id: string, body: WatchlistChange): Promise<Watchlist> {
    const answer = await watchlists.update({ params: { id }, body })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async deleteWatchlist(id: string) {
    const answer = await watchlists.remove({ params: { id } })
    if (answer.status !== 204) throw refused(answer)
  },
  async arrangeWatchlists(ids: string[]) {
    const answer = await watchlists.arrange({ body: { ids } })
    if (answer.status !== 204) throw refused(answer)
  },
})
