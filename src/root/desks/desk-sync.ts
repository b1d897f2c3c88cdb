import { type ActorSystem, type ActorSystemInfo, fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { agreedPart, createDeskCopies, restPart } from '../../adapters/desks/desk-copies.ts'
import type { createHttp } from '../../adapters/http/http.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { locked } from '../../adapters/shared/turns.ts'
import { watchVisits } from '../../adapters/shared/visits.ts'
import { Desk } from '../../contract/desks/desks.ts'
import { StoredDesks } from '../../contract/desks/stored-desks.ts'
import { REQUEST_TIMEOUT_MS } from '../../contract/shared/calls.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import { deskSyncMachine } from '../../machines/desks/desk-sync.machine.ts'
import type { Parting, Shown, Synced, Syncing } from '../../machines/desks/desk-sync-parts.ts'
import { isBuilding } from '../../machines/desks/desks-context.ts'
import type { SignIn } from '../../machines/session/sign-in.ts'
import type { Desks } from '../../rules/desks/desks.ts'
import {
  countsAsNone,
  isSameDesks,
  mergedDesks,
  namedAsLeft,
  onlyOfPit,
  withPit,
} from '../../rules/desks/merge-desks.ts'
import { workspaceIn } from '../../rules/shared/page/kept-workspace.ts'
import type { createKeptDesks } from './kept-desks.ts'

export type DeskCalls = Pick<ReturnType<typeof createHttp>, 'loadDesks' | 'keepDesks'>
/** `httpOf`: the calls in the name of a user who has signed out. */
type Reach = {
  calls: () => Promise<{ http: DeskCalls; httpOf: (signIn: SignIn) => DeskCalls }>
  choices: Pick<ReturnType<typeof createChoices>, 'shared' | 'keepLater'>
  kept: ReturnType<typeof createKeptDesks>
  storage: Pick<SiteStorage, 'lasting' | 'ofTheTab'>
  environment: Environment
}
const Rest = z.array(Desk)
/** Longer than a call may take: a window that does not give the lock back by then has stopped. */
const LOCK_TIME_MS = 2 * REQUEST_TIMEOUT_MS
/** Saves without an answer that are remembered: one per hidden page and retry. */
const SENT_LIMIT = 4

type Call = { input: Syncing; signal: AbortSignal; system: ActorSystem<ActorSystemInfo> }

/** DSK-04: how the desks of this browser and those of the account come together. One window of a browser does so at a time. */
export function createDeskSync({ calls, storage, ...reach }: Reach) {
  const { environment } = reach
  const copies = createDeskCopies(storage)
  const { load, save } = createCalls(reach)
  const reached = async (signal: AbortSignal) => {
    const { http } = await calls()
    // the call would be that of whichever user is signed in by then
    signal.throwIfAborted()
    return http
  }
  const inTurn = (signal: AbortSignal, task: (http: DeskCalls) => Promise<Synced>) =>
    locked('market-flux.desks', async () => task(await reached(signal)), {
      signal,
      timeMs: LOCK_TIME_MS,
      ...environment,
    })
  const loadDesks = fromPromise<Synced, Syncing>((call) => inTurn(call.signal, (http) => load(http, call)))
  const saveDesks = fromPromise<Synced, Syncing>((call) => inTurn(call.signal, (http) => save(http, call)))
  // no other window is waited for: this one may be gone by then, and what another has saved the account answers with
  const sendDesks = fromPromise<Synced, Syncing>(async (call) =>
    save(await reached(call.signal), call, { isLast: true }),
  )
  const partDesks = fromPromise<Synced, Parting>(async (call) => {
    const { signIn } = call.input
    if (!signIn) throw new Error('No user has signed out.')
    const { httpOf } = await calls()
    call.signal.throwIfAborted()
    return save(httpOf(signIn), call, { isLast: true })
  })
  const dropCopies = fromPromise<void, undefined>(async () => copies.drop(isSameDesks, onlyOfPit))
  const visits = fromCallback(({ sendBack }) =>
    watchVisits(({ type }) => type === 'page.left' && sendBack({ type }), environment),
  )
  const ports = { loadDesks, saveDesks, sendDesks, partDesks, dropCopies, watchVisits: visits }
  return { logic: deskSyncMachine.provide({ actors: ports }) }
}

function createCalls(reach: Pick<Reach, 'choices' | 'kept'>) {
  const { take, now, noteAgreed, noteSent } = createTaking(reach)
  /** What the window shows by now: another desk may have been opened during the call, or a builder. */
  const takeNow = ({ input, system }: Call, theirs: StoredDesks) => {
    const shown: Shown | undefined = system.get('desks')?.getSnapshot().context
    const { current, building } = shown?.owner === input.owner ? shown : input
    return take({ ...input, current, building }, theirs)
  }
  return {
    async load(http: DeskCalls, call: Call) {
      const theirs = await http.loadDesks()
      call.signal.throwIfAborted()
      return takeNow(call, theirs)
    },
    async save(http: DeskCalls, call: Call, how?: { isLast: boolean }) {
      const { desks, agreed } = now(call.input)
      // another window has saved them
      if (desks.length === 0 || isSameDesks(desks, agreed.desks)) return takeNow(call, agreed)
      const change = { desks: [...withPit(desks)], revision: agreed.revision }
      noteSent(call.input.owner, change)
      const { stored, isKept } = await http.keepDesks(change, how)
      if (isKept) noteAgreed(call.input.owner, stored)
      call.signal.throwIfAborted()
      return takeNow(call, stored)
    },
  }
}

/** What becomes of what this browser keeps when the account has said what it has. */
function createTaking({ choices, kept: here }: Pick<Reach, 'choices' | 'kept'>) {
  let sent: (StoredDesks & { owner: string })[] = []
  /** What was sent until then has been answered. */
  const noteAgreed = (owner: string, agreed: StoredDesks) => {
    choices.keepLater(agreedPart(owner), agreed)
    sent = sent.filter((one) => one.owner !== owner || one.revision > agreed.revision)
  }
  const noteSent = (owner: string, { desks, revision }: StoredDesks) => {
    sent = [...sent.slice(1 - SENT_LIMIT), { owner, desks, revision: revision + 1 }]
  }
  /** Whether the account has what this window has sent to it, of which no answer came. */
  const isOwn = (owner: string, theirs: StoredDesks) =>
    sent.some((one) => one.owner === owner && one.revision === theirs.revision && isSameDesks(one.desks, theirs.desks))
  /** The desks of this browser, and what they have in common with the account. A copy that was dropped by another window is that of this one. */
  function now({ owner, desks, agreed }: Syncing) {
    const kept = here.desksOf(owner)
    const common = kept && choices.shared(agreedPart(owner), StoredDesks)
    return { kept, desks: kept ?? desks, agreed: common ?? agreed ?? { desks: [], revision: 0 } }
  }
  function take(input: Syncing, theirs: StoredDesks): Synced {
    const { owner, current } = input
    const { kept, desks: before, ...known } = now(input)
    // a copy that is gone says nothing of what the account has
    const agreed = kept && isOwn(owner, theirs) ? theirs : known.agreed
    const isNone =
      agreed.desks.length === 0 && !isBuilding(input) && countsAsNone(before, theirs.desks, here.ofVisitors())
    const rest = choices.shared(restPart(owner), Rest) ?? []
    const isFirst = agreed.desks.length + theirs.desks.length === 0
    const own = isFirst ? namedAsLeft(before, here.ofVisitors()) : before
    const ours = [...(isNone ? [] : own), ...rest.filter(({ id }) => !before.some((one) => one.id === id))]
    // the account was made again: what this browser knows of it is of the one before
    const base = theirs.revision < agreed.revision ? [] : agreed.desks
    const merged = mergedDesks({
      base: withPit(base),
      ours: withPit(ours),
      theirs: withPit(theirs.desks),
      newId: here.newId,
    })
    const desks = withPit(merged.desks, pitFeedOf(before, current))
    if (merged.rest.length + rest.length > 0) choices.keepLater(restPart(owner), merged.rest)
    if (desks.length > 0 && !(kept && isSameDesks(kept, desks)))
      here.replace(owner, { desks, current: merged.ids[current] ?? current })
    noteAgreed(owner, theirs)
    const names = merged.rest.map(({ name }) => name)
    return { desks, ids: merged.ids, agreed: theirs, rest: names }
  }
  return { take, now, noteAgreed, noteSent }
}

/** What the News Pit looks for in this window. */
function pitFeedOf(desks: Desks, current: string) {
  const seen = desks.find(({ id }) => id === current) ?? desks[0]
  return seen && workspaceIn(seen.workspace).newsPitFeedConfiguration
}
