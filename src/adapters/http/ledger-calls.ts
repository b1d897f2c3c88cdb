import { type Client, refused } from './client.ts'

/** The call about what the publishers have brought: a ledger for each origin. Throws one `Failure`. */
export const createLedgerCalls = ({ ledger }: Pick<Client, 'ledger'>) => ({
  async loadLedgers() {
    const answer = await ledger.ofSources()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
