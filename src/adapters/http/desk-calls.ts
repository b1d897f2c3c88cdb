import type { DesksChange, StoredDesks } from '../../contract/desks/stored-desks.ts'
import { type Client, refused } from './client.ts'

/** API-20: the calls about desks. Each answers what was promised, or throws one `Failure`. */
export const createDeskCalls = ({ desks }: Pick<Client, 'desks'>) => ({
  async loadDesks(): Promise<StoredDesks> {
    const answer = await desks.list()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  /** Returns what the account has then: others, with `isKept` false, where they were changed elsewhere since `revision`. */
  async keepDesks(body: DesksChange): Promise<{ stored: StoredDesks; isKept: boolean }> {
    const answer = await desks.keep({ body })
    if (answer.status === 409) return { stored: answer.body.data, isKept: false }
    if (answer.status !== 200) throw refused(answer)
    return { stored: answer.body.data, isKept: true }
  },
})
