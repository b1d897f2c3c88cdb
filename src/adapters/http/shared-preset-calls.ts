import type { SharedCopy, SharedPreset } from '../../contract/presets/preset.ts'
import { type Client, refused } from './client.ts'
import { decodeContext } from './contexts.ts'

/** Presets that are brought back or shared. Each answers what was promised for success, or throws one `Failure`. */
export const createSharedPresetCalls = ({ feedConfiguration }: Pick<Client, 'feedConfiguration'>) => ({
  /** It is where it was, under its id. */
  async restorePreset(id: string) {
    const answer = await feedConfiguration.restore({ body: { id } })
    if (answer.status !== 204) throw refused(answer)
  },
  /** Returns the token of the link to a copy of what the preset is now. */
  async sharePreset(id: string) {
    const answer = await feedConfiguration.share({ body: { id } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data.token
  },
  async unsharePreset(id: string) {
    const answer = await feedConfiguration.unshare({ query: { id } })
    if (answer.status !== 204) throw refused(answer)
  },
  /** The copy that a link leads to. */
  async getShared(token: string): Promise<SharedCopy> {
    const answer = await feedConfiguration.shared({ query: { token } })
    if (answer.status !== 200) throw refused(answer)
    return copied(answer.body.data)
  },
})

export const copied = async ({ name, searchContext }: SharedPreset): Promise<SharedCopy> => ({
  name,
  searchContext: await decodeContext(searchContext),
})
