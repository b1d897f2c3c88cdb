import { type Client, refused } from './client.ts'

/** The call about the directory of listed companies. Throws one `Failure`. */
export const createSymbolCalls = ({ symbols }: Pick<Client, 'symbols'>) => ({
  async suggestSymbols(search: string) {
    const answer = await symbols.suggest({ query: { search } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
