import type { FeedConfiguration, StoredPreset } from '../../contract/feed-configuration.ts'
import type { User } from '../../contract/user.ts'
import { type Client, refused } from './client.ts'
import { decodeContext, encodeContext } from './contexts.ts'

type Owner = Pick<User, 'username' | 'email'>

/** API-04, API-05: the calls about presets, and what filters there are. Each answers what was promised for success, or throws one `Failure`. */
export const createPresetCalls = ({ feedConfiguration, filters }: Pick<Client, 'feedConfiguration' | 'filters'>) => ({
  async listPresets({ username, email }: Owner): Promise<FeedConfiguration[]> {
    const answer = await feedConfiguration.list({ body: { username, email } })
    if (answer.status !== 200) throw refused(answer)
    return Promise.all(answer.body.data.map(read))
  },
  async getPreset(id: string): Promise<FeedConfiguration> {
    const answer = await feedConfiguration.get({ query: { id } })
    if (answer.status !== 200) throw refused(answer)
    return read(answer.body.data)
  },
  /** Answers the id of the new preset. */
  async createPreset({ username, email }: Owner, { name, searchContext }: Omit<FeedConfiguration, 'id'>) {
    const written = { name, searchContext: await encodeContext(searchContext) }
    const answer = await feedConfiguration.create({ body: { username, email, feedConfiguration: written } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data.insertedId
  },
  async updatePreset({ username, email }: Owner, { id, name, searchContext }: FeedConfiguration) {
    const written = { id, name, searchContext: await encodeContext(searchContext) }
    const answer = await feedConfiguration.update({ body: { username, email, feedConfiguration: written } })
    if (answer.status !== 204) throw refused(answer)
  },
  async deletePreset(id: string) {
    const answer = await feedConfiguration.remove({ query: { id } })
    if (answer.status !== 204) throw refused(answer)
  },
  async listOptions() {
    const answer = await filters.newsFilterOptions()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})

const read = async ({ id, name, searchContext }: StoredPreset): Promise<FeedConfiguration> => ({
  id,
  name,
  searchContext: await decodeContext(searchContext),
})
