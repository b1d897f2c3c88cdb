import type {
  ImportReport,
  OwnSource,
  OwnSourceChange,
  OwnSourceCreation,
  SourcePreview,
} from '../../contract/sources/own-sources.ts'
import { type Client, refused } from './client.ts'

/** API-19: the calls about a user's own sources. Each answers what was promised for success, or throws one `Failure`. */
export const createOwnSourceCalls = ({ ownSources }: Pick<Client, 'ownSources'>) => ({
  async listOwnSources(): Promise<OwnSource[]> {
    const answer = await ownSources.list()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async previewSource(address: string): Promise<SourcePreview> {
    const answer = await ownSources.preview({ body: { address } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  /** Needs no key of its own: an address that was added already is refused. */
  async addSource(body: OwnSourceCreation): Promise<OwnSource> {
    const answer = await ownSources.add({ body })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async addSources(sources: readonly OwnSourceCreation[]): Promise<ImportReport> {
    const answer = await ownSources.addAll({ body: { sources: [...sources] } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async changeSource(id: string, body: OwnSourceChange): Promise<OwnSource> {
    const answer = await ownSources.change({ params: { id }, body })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  async removeSource(id: string) {
    const answer = await ownSources.remove({ params: { id } })
    if (answer.status !== 204) throw refused(answer)
  },
  async refreshSource(id: string) {
    const answer = await ownSources.refresh({ params: { id } })
    if (answer.status !== 204) throw refused(answer)
  },
  async arrangeSources(ids: readonly string[]) {
    const answer = await ownSources.arrange({ body: { ids: [...ids] } })
    if (answer.status !== 204) throw refused(answer)
  },
})
