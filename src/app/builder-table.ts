import type { ActorRefFrom } from 'xstate'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import type { Feed } from '../contract/workspace.ts'
import type { builderMachine } from '../machines/builder.machine.ts'
import type { loaderMachine } from '../machines/loader.machine.ts'
import type { notificationMachine } from '../machines/notification.machine.ts'
import type { overlayMachine } from '../machines/overlay.machine.ts'
import { type placeMachine, placeOf } from '../machines/place.machine.ts'
import type { presetLinkMachine } from '../machines/preset-link.machine.ts'
import { type presetsMachine, presetsOf } from '../machines/presets.machine.ts'
import { isLapsed, type sessionMachine, userOf } from '../machines/session.machine.ts'
import { feedOf, feedsOf, type workspaceMachine } from '../machines/workspace.machine.ts'
import type { FeedPlace } from '../rules/workspace.ts'
import { introduceNotices } from './builder-notices.ts'
import { start } from './inspection.ts'

/** The charts of the page that the builders speak with. */
export type BuilderFrame = {
  session: ActorRefFrom<typeof sessionMachine>
  presets: ActorRefFrom<typeof presetsMachine>
  overlay: ActorRefFrom<typeof overlayMachine>
  notification: ActorRefFrom<typeof notificationMachine>
  place: ActorRefFrom<typeof placeMachine>
  workspace: ActorRefFrom<typeof workspaceMachine>
}
type Pair = {
  place: FeedPlace
  builder: ActorRefFrom<typeof builderMachine>
  loader: ActorRefFrom<typeof loaderMachine>
}

/** What the feed is told: its reader has done with the builder, or is back in it (SES-03). */
export type FeedTold = { type: 'builder.left' | 'builder.asked' }

/** Starts a feed's builder and loader, and says who hears whom. */
export function introduceBuilder(
  { place, builder, loader }: Pair,
  frame: BuilderFrame,
  tellFeed: (told: FeedTold) => void,
) {
  const { presets, overlay, workspace } = frame
  const replace = (preset: FeedConfiguration) => workspace.send({ type: 'feed.replaced', place, feed: loaded(preset) })
  const keep = (preset: FeedConfiguration) => presets.send({ type: 'preset.kept', preset })
  const drop = ({ id }: { id: string }) => {
    presets.send({ type: 'preset.dropped', id })
    workspace.send({ type: 'preset.deleted', id })
  }

  builder.on('builder.left', () => tellFeed({ type: 'builder.left' }))
  builder.on('builder.resumed', () => tellFeed({ type: 'builder.asked' }))
  builder.on('logIn.wanted', () => overlay.send({ type: 'logIn.asked', resumes: true }))
  builder.on('search.applied', ({ search }) => workspace.send({ type: 'search.chosen', place, search }))
  builder.on('loader.reached', () => presets.send({ type: 'presets.wanted' }))
  builder.on('loader.left', () => loader.send({ type: 'loader.left' }))
  builder.on('preset.saved', ({ preset }) => {
    keep(preset)
    replace(preset)
  })
  for (const type of ['preset.updated', 'preset.taken'] as const) {
    builder.on(type, ({ preset }) => {
      keep(preset)
      renew(preset, workspace)
    })
  }
  builder.on('preset.gone', drop)
  loader.on('preset.loaded', ({ preset }) => {
    builder.send({ type: 'preset.chosen', preset })
    replace(preset)
  })
  loader.on('preset.renamed', ({ preset }) => {
    keep(preset)
    renew(preset, workspace, true)
  })
  loader.on('rename.contested', ({ preset }) => {
    keep(preset)
    renew(preset, workspace, true)
  })
  loader.on('preset.added', ({ preset }) => keep(preset))
  loader.on('preset.removed', drop)
  introduceNotices({ builder, loader }, frame)
  start({ [`builder of ${place}`]: builder, [`loader of ${place}`]: loader })
  follow({ place, builder, loader }, frame)
}
/** The feed that has just loaded a preset. */
const loaded = ({ id, name, searchContext }: FeedConfiguration): Feed => ({
  id,
  name,
  searchContext,
  saved: searchContext,
})
type Workspace = BuilderFrame['workspace']

/** TRM-03: every feed that has the preset loaded follows; by a new name only, its filters are its reader's. */
function renew(preset: FeedConfiguration, workspace: Workspace, isNameOnly = false) {
  const snapshot = workspace.getSnapshot()
  for (const place of ['newsPit' as const, ...feedsOf(snapshot).keys()]) {
    const feed = feedOf(snapshot, place)
    if (feed?.id !== preset.id) continue
    workspace.send({
      type: 'feed.replaced',
      place,
      feed: isNameOnly ? { ...feed, name: preset.name } : loaded(preset),
    })
  }
}

/** The builder hears of its feed, of who is here and of a LogIn that was left; the loader of the presets. */
function follow({ place, builder, loader }: Pair, { session, presets, overlay, workspace }: BuilderFrame) {
  let feed: FeedConfiguration | undefined
  const tellFeed = () => {
    const now = feedOf(workspace.getSnapshot(), place)
    if (now === feed) return
    feed = now
    builder.send(now ? { type: 'feed.changed', feed: now } : { type: 'feed.removed' })
  }
  workspace.subscribe(tellFeed)
  tellFeed()
  whoIs(session, (username) => {
    if (username !== undefined) return builder.send({ type: 'member.came', username })
    builder.send({ type: isLapsed(session.getSnapshot()) ? 'member.lapsed' : 'member.left' })
    loader.send({ type: 'user.left' })
  })
  // a lapse may turn into a sign-out, or last too long: then what was built goes, too
  session.subscribe((snapshot) => {
    if (!userOf(snapshot) && !isLapsed(snapshot)) builder.send({ type: 'hold.ended' })
  })
  // LogIn closes just before the session knows of the sign-in that was given in it
  overlay.on('overlay.closed', () => queueMicrotask(() => builder.send({ type: 'logIn.left' })))
  const tellPresets = () => loader.send({ type: 'presets.changed', presets: presetsOf(presets.getSnapshot()) })
  presets.subscribe(tellPresets)
  tellPresets()
}

/** Tells which member is here, now and whenever that changes. */
function whoIs(session: BuilderFrame['session'], tell: (username: string | undefined) => void) {
  const here = () => userOf(session.getSnapshot())?.username
  if (session.getSnapshot().matches('signedIn')) tell(here())
  session.on('session.started', () => tell(here()))
  session.on('session.ended', () => tell(undefined))
}

/** RTE-02: the address of a preset loads it into the first feed; where that cannot be, the plain Terminal is left. */
export function introduceLink(link: ActorRefFrom<typeof presetLinkMachine>, frame: BuilderFrame) {
  const { session, overlay, place, workspace, notification } = frame
  const leave = () => place.send({ type: 'place.asked', path: '/terminal', replaces: true })
  link.on('logIn.wanted', () => overlay.send({ type: 'logIn.asked', resumes: true }))
  link.on('preset.loaded', ({ preset }) => workspace.send({ type: 'feed.replaced', place: 0, feed: loaded(preset) }))
  link.on('link.declined', leave)
  link.on('link.failed', () => {
    leave()
    const text = 'That preset could not be opened.'
    notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
  })
  overlay.on('overlay.closed', () => queueMicrotask(() => link.send({ type: 'logIn.left' })))
  start({ presetLink: link })
  whoIs(session, (username) => username !== undefined && link.send({ type: 'member.came' }))
  const tellVisitor = () => {
    if (session.getSnapshot().matches('signedOut')) link.send({ type: 'visitor.known' })
  }
  session.subscribe(tellVisitor)
  tellVisitor()

  let reached: string | undefined
  const tellPlace = () => {
    const here = placeOf(place.getSnapshot())
    const id = here.page === 'terminal' ? here.presetId : undefined
    if (id === reached) return
    reached = id
    link.send(id === undefined ? { type: 'link.left' } : { type: 'link.reached', id })
  }
  place.subscribe(tellPlace)
  tellPlace()
}
