import { api } from '../../../src/contract/api.ts'
import type { OwnSource, OwnSourceCreation } from '../../../src/contract/sources/own-sources.ts'
import { refuseNul } from '../../account/storable.ts'
import type { Clock } from '../../clock.ts'
import type { Environment } from '../../environment.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serveUser } from '../../http/serve.ts'
import type { Polled, Poller } from '../poll/poller.ts'
import { instantOf, stateOf } from '../serve-sources.ts'
import { ownSourceOf, sourceOf } from '../source.ts'
import type { OwnAddition, OwnRecord } from './own-records.ts'
import type { OwnSources } from './own-sources.ts'
import { addressOf, type OutsideParts, previewSource } from './preview-source.ts'

export type OwnSourceParts = {
  own: OwnSources
  poller: Pick<Poller, 'find' | 'tryNow'>
  /** How documents of users' addresses are fetched and read. */
  outside: OutsideParts
  clock: Pick<Clock, 'now'>
} & Pick<Environment, 'uuid' | 'after'>

/** Milliseconds: a browser waits ten seconds for an answer. */
const PREVIEW_MS = 8_500
/** Milliseconds: a source that was read as recently is not asked again. */
const JUST_READ_MS = 60_000

const unknown = () => notFound('There is no such source.')

/** API-19: the sources of the user who asks. */
export const serveOwnSources = (parts: OwnSourceParts) =>
  [...changing(parts), ...previewing(parts), ...adding(parts)].map(refuseNul)

function changing({ own, poller, clock }: OwnSourceParts) {
  const { records } = own
  return [
    serveUser(api.ownSources.list, async ({ account }) => ({
      status: 200,
      body: { data: await listOf(account.id, { own, poller }) },
    })),

    serveUser(api.ownSources.change, async ({ params: { id }, body, account }) => {
      if (!(await records.change(account.id, id, body))) throw unknown()
      await own.changed(account.id)
      const changed = (await records.list(account.id)).find((source) => source.id === id)
      if (!changed) throw unknown()
      if (body.isOn) await poller.tryNow(changed.feedId)
      return { status: 200, body: { data: toSource(changed, poller) } }
    }),

    serveUser(api.ownSources.remove, async ({ params, account }) => {
      if (!(await records.remove(account.id, params.id))) throw unknown()
      await own.changed(account.id)
      return { status: 204, body: undefined }
    }),

    serveUser(api.ownSources.refresh, async ({ params, account }) => {
      const source = (await records.list(account.id)).find(({ id }) => id === params.id)
      if (!source) throw unknown()
      if (!source.isOn) throw new Refusal(409, 'paused', 'This source is paused.')
      const triedAt = poller.find(source.feedId)?.state.triedAt ?? 0
      if (clock.now() - triedAt >= JUST_READ_MS) await poller.tryNow(source.feedId)
      return { status: 204, body: undefined }
    }),

    serveUser(api.ownSources.arrange, async ({ body: { ids }, account }) => {
      await records.arrange(account.id, ids)
      return { status: 204, body: undefined }
    }),
  ]
}

/** A user looks at one address at a time. */
function previewing({ own, poller, outside, after }: OwnSourceParts) {
  const previews = new Map<string, AbortController>()
  return [
    serveUser(api.ownSources.preview, async ({ body, account }) => {
      const address = addressOf(body.address)
      previews.get(account.id)?.abort()
      const ended = new AbortController()
      previews.set(account.id, ended)
      const cancel = after(PREVIEW_MS, () => ended.abort())
      try {
        const found = await previewSource(address, outside, ended.signal)
        const feedId = ownSourceOf(found.address, true).id
        const isTheirs = (await own.records.list(account.id)).some((source) => source.feedId === feedId)
        return {
          status: 200,
          body: { data: { ...found, knownTo: knowerOf(isTheirs, isInstalled(poller, found.address)) } },
        }
      } finally {
        cancel()
        if (previews.get(account.id) === ended) previews.delete(account.id)
      }
    }),
  ]
}

/** Whether the installation reads it for everybody. */
const isInstalled = ({ find }: OwnSourceParts['poller'], address: string) =>
  find(sourceOf({ url: address }).id)?.isOn === true

function adding({ own, poller, clock, uuid }: OwnSourceParts) {
  function additionOf({ address: typed, name = '', folder = '' }: OwnSourceCreation): OwnAddition {
    const address = addressOf(typed)
    if (isInstalled(poller, address))
      throw new Refusal(409, 'known', 'Everybody here has this source: its headlines are in your lists already.')
    return { id: uuid(), address, name, folder, createdAt: new Date(clock.now()) }
  }

  /** Why something cannot be added, else what is to be. */
  function attempt(creation: OwnSourceCreation) {
    try {
      return additionOf(creation)
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }

  return [
    serveUser(api.ownSources.add, async ({ body, account }) => {
      const [outcome] = await own.records.add(account.id, [additionOf(body)])
      if (outcome instanceof Refusal) throw outcome
      await own.changed(account.id)
      const added = (await own.records.list(account.id)).find(({ id }) => id === outcome?.id)
      if (!added) throw unknown()
      return { status: 200, body: { data: toSource(added, poller) } }
    }),

    serveUser(api.ownSources.addAll, async ({ body: { sources }, account }) => {
      const attempts = sources.map(attempt)
      const outcomes = await own.records.add(
        account.id,
        attempts.filter((one): one is OwnAddition => !(one instanceof Refusal)),
      )
      await own.changed(account.id)
      const decided = attempts.map((one) => (one instanceof Refusal ? one : outcomes.shift()))
      const refusals = decided.map((one) => (one instanceof Refusal ? one.problem : undefined))
      const data = {
        added: refusals.filter((problem) => !problem).length,
        known: refusals.filter((problem) => problem?.code === 'known').length,
        refused: sources.flatMap(({ address }, at) => {
          const problem = refusals[at]
          return problem && problem.code !== 'known' ? [{ address, why: problem.message }] : []
        }),
        sources: await listOf(account.id, { own, poller }),
      }
      return { status: 200, body: { data } }
    }),
  ]
}

const knowerOf = (isTheirs: boolean, isInstalled: boolean) =>
  isTheirs ? ('user' as const) : isInstalled ? ('installation' as const) : null

const listOf = async (userId: string, { own, poller }: Pick<OwnSourceParts, 'own' | 'poller'>) =>
  (await own.records.list(userId)).map((record) => toSource(record, poller))

function toSource(record: OwnRecord, { find }: OwnSourceParts['poller']): OwnSource {
  const { id, feedId, address, name, folder, isOn } = record
  const polled: Polled | undefined = find(feedId)
  const state = polled?.state
  return {
    ...{ id, address, name, folder, isOn },
    title: state?.title ?? '',
    // others may have the same feed, and not pause it
    state: polled ? stateOf({ ...polled, isOn: polled.isOn && isOn }) : 'waiting',
    movedTo: state?.movedTo ?? null,
    succeededAt: instantOf(state?.succeededAt),
    nextAt: isOn && polled?.isOn ? instantOf(state?.nextAt) : null,
    items: state?.items ?? 0,
    trouble: state?.trouble ?? '',
    problems: state?.problems ?? [],
  }
}
