import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { copyAddress } from '../adapters/clipboard.ts'
import { Failure } from '../contract/failure.ts'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import type { FilterOptions } from '../contract/filters.ts'
import type { PresetChange } from '../contract/preset.ts'
import type { User } from '../contract/user.ts'
import { builderMachine } from '../machines/builder.machine.ts'
import { filterOptionsMachine } from '../machines/filter-options.machine.ts'
import { loaderMachine } from '../machines/loader.machine.ts'
import { presetLinkMachine } from '../machines/preset-link.machine.ts'
import { type sessionMachine, userOf } from '../machines/session.machine.ts'
import type { FeedPlace } from '../rules/workspace.ts'
import { type BuilderFrame, type FeedTold, introduceBuilder, introduceLink } from './builder-table.ts'
import { start } from './inspection.ts'
import type { Calls } from './session.ts'

/**
 * What builds, loads and saves the feeds' filters. The builder of a feed is made when it is first asked for; its chart says when it is done
 * with, which `tellFeed` tells the feed.
 */
export function createBuilders(
  frame: BuilderFrame,
  calls: Calls,
  tellFeed: (place: FeedPlace, told: FeedTold) => void,
) {
  const ports = presetPorts(frame.session, calls)
  const filterOptions = createActor(filterOptionsMachine.provide({ actors: { listOptions: ports.listOptions } }))
  const presetLink = createActor(presetLinkMachine.provide({ actors: { getPreset: ports.getPreset } }))
  const made = new Map<FeedPlace, ReturnType<typeof make>>()

  function make(place: FeedPlace) {
    const { createPreset, updatePreset, deletePreset, copyLink } = ports
    const builder = createActor(builderMachine.provide({ actors: { createPreset, updatePreset } }))
    const loader = createActor(
      loaderMachine.provide({ actors: { createPreset, updatePreset, deletePreset, copyLink } }),
    )
    introduceBuilder({ place, builder, loader }, frame, (told) => tellFeed(place, told))
    return { builder, loader }
  }

  start({ filterOptions })
  introduceLink(presetLink, frame)
  return {
    filterOptions,
    presetLink,
    builderOf(place: FeedPlace) {
      const here = made.get(place) ?? make(place)
      made.set(place, here)
      return here
    },
  }
}

type Draft = Omit<FeedConfiguration, 'id'>

function presetPorts(session: ActorRefFrom<typeof sessionMachine>, calls: Calls) {
  /** A call in the name of whoever is signed in. */
  const user = (): User => {
    const here = userOf(session.getSnapshot())
    if (!here) throw new Failure('refused', 401)
    return here
  }
  return {
    createPreset: fromPromise<string, Draft>(async ({ input }) => (await calls()).http.createPreset(user(), input)),
    updatePreset: fromPromise<void, PresetChange>(async ({ input }) =>
      (await calls()).http.updatePreset(user(), input),
    ),
    deletePreset: fromPromise<void, string>(async ({ input }) => (await calls()).http.deletePreset(input)),
    getPreset: fromPromise<FeedConfiguration, string>(async ({ input }) => (await calls()).http.getPreset(input)),
    listOptions: fromPromise<FilterOptions, void>(async () => (await calls()).http.listOptions()),
    copyLink: fromPromise<void, string>(({ input }) => copyAddress(`/terminal/${input}`)),
  }
}
