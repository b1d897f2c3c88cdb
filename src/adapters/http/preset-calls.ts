import type { Preset, PresetChange, StoredPreset } from '../../contract/presets/preset.ts'
import { Failure } from '../../contract/shared/failure.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { User } from '../../contract/shared/user/user.ts'
import { type Client, refused } from './client.ts'
import type { Encode } from './contexts.ts'
import type { Once } from './repeats.ts'
import { copied } from './shared-preset-calls.ts'

type Owner = Pick<User, 'username' | 'email'>

/** API-04, API-05, API-10: the calls about presets, and what filters there are. Each answers what was promised for success, or throws one `Failure`. */
export const createPresetCalls = (
  { feedConfiguration, filters }: Pick<Client, 'feedConfiguration' | 'filters'>,
  once: Once,
  encode: Encode,
) => ({
  async listPresets({ username, email }: Owner): Promise<Preset[]> {
    const answer = await feedConfiguration.list({ body: { username, email } })
    if (answer.status !== 200) throw refused(answer)
    return Promise.all(answer.body.data.map(async (stored) => ({ ...(await read(stored)), isShared: stored.isShared })))
  },
  async getPreset(id: string): Promise<FeedConfiguration> {
    const answer = await feedConfiguration.get({ query: { id } })
    if (answer.status !== 200) throw refused(answer)
    return read(answer.body.data)
  },
  /** Returns the id of the new preset. */
  async createPreset({ username, email }: Owner, { name, searchContext }: Omit<FeedConfiguration, 'id'>) {
    const written = { name, searchContext: await encode(searchContext) }
    const body = { username, email, feedConfiguration: written }
    return once('createPreset', { username, name, searchContext }, async (headers) => {
      const answer = await feedConfiguration.create({ body, headers })
      if (answer.status !== 200) throw refused(answer)
      return answer.body.data.insertedId
    })
  },
  /** The body of a refusal with 409 is the preset as stored. */
  async updatePreset({ username, email }: Owner, { id, base, ...change }: PresetChange) {
    const written = { id, ...(await write(encode, change)), ...(base && { base: await write(encode, base) }) }
    const answer = await feedConfiguration.update({ body: { username, email, feedConfiguration: written } })
    if (answer.status === 409) throw new Failure('refused', 409, await read(answer.body.data))
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
  async countWithout(searchContext: SearchContext) {
    const answer = await filters.countsWithout({ body: { searchContext } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})

const write = async (encode: Encode, { name, searchContext }: Omit<PresetChange, 'id' | 'base'>) => ({
  ...(name !== undefined && { name }),
  ...(searchContext && { searchContext: await encode(searchContext) }),
})

const read = async ({ id, ...copy }: StoredPreset): Promise<FeedConfiguration> => ({ id, ...(await copied(copy)) })
