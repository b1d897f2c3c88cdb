import type { DesksChange, StoredDesks } from '../../contract/desks/stored-desks.ts'
import { type Client, refused } from './client.ts'

/** API-20: the calls about desks. Each answers what was promised, or throws one `Failure`. */
export const createDeskCalls = ({ desks }: Pick<Client, 'desks'>) => ({
  async loadDesks(): Promise<StoredDesks> {
    const answer = await desks.list()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  /** `isLast`: the page may end before the answer. Returns what the account has then: others, with `isKept` false, where they were changed elsewhere since `revision`. */
  async keepDesks(body: DesksChange, { isLast = false } = {}): Promise<{ stored: StoredDesks; isKept: boolean }> {
    const answer = await desks.keep({ body, fetchOptions: { keepalive: isLast && canOutlive(body) } })
    if (answer.status === 409) return { stored: answer.body.data, isKept: false }
    if (answer.status !== 200) throw refused(answer)
    return { stored: answer.body.data, isKept: true }
  },
})

/** Browsers refuse larger bodies, 64 KiB of all that are under way, of requests that outlive their page. */
const OUTLIVING_BYTES = 60 * 1024
const canOutlive = (body: DesksChange) => new TextEncoder().encode(JSON.stringify(body)).length <= OUTLIVING_BYTES
