import type { ActorRefFrom } from 'xstate'
import { LINK_NOTIFICATION_TIME_MS } from '../contract/feed-messages.ts'
import { messages } from '../contract/messages.ts'
import type { builderMachine } from '../machines/builder.machine.ts'
import type { loaderMachine } from '../machines/loader.machine.ts'
import type { Notice, notificationMachine } from '../machines/notification.machine.ts'
import type { presetsMachine } from '../machines/presets.machine.ts'

type Pair = { builder: ActorRefFrom<typeof builderMachine>; loader: ActorRefFrom<typeof loaderMachine> }
type Frame = { notification: ActorRefFrom<typeof notificationMachine>; presets: ActorRefFrom<typeof presetsMachine> }

/** What the reader is told of: each line a chart's word, and ours. */
export function introduceNotices({ builder, loader }: Pair, { notification, presets }: Frame) {
  const tell = (kind: Notice['kind'], text: string, displayTime?: number) => () =>
    notification.send({ type: 'notice.told', notice: { kind, text, displayTime } })
  // it may have been done all the same: the list knows
  const fail = (text: string) => () => {
    tell('Failure', text)()
    presets.send({ type: 'presets.wanted' })
  }
  const full = tell('Failure', 'You have 200 presets, as many as can be kept. Delete one first.')

  builder.on('filters.full', tell('Failure', 'That is more than one feed can look for. Remove a filter first.'))
  builder.on('presets.full', full)
  builder.on('save.failed', fail('Your preset could not be saved. Please try again.'))
  builder.on('update.failed', fail('Your preset could not be updated. Please try again.'))
  builder.on('update.contested', tell('Failure', 'That preset was changed elsewhere, too. Nothing was saved yet.'))
  builder.on('preset.gone', tell('Failure', 'That preset was deleted elsewhere. Save it as a new one.'))
  builder.on('preset.saved', ({ preset }) => tell('Success', `Preset “${preset.name}” saved.`)())
  builder.on('preset.updated', ({ preset }) => tell('Success', `Preset “${preset.name}” updated.`)())
  loader.on('presets.full', full)
  loader.on('rename.failed', fail('Your preset could not be renamed. Please try again.'))
  loader.on('rename.contested', ({ preset }) =>
    tell('Failure', `Meanwhile it was renamed to “${preset.name}”. Rename it again, or cancel.`)(),
  )
  loader.on('duplicate.failed', fail('Your preset could not be duplicated. Please try again.'))
  loader.on('delete.failed', fail('Your preset could not be deleted. Please try again.'))
  loader.on('undo.failed', fail('Your preset could not be brought back. Please try again.'))
  loader.on('link.copied', tell('Success', messages.linkCopied, LINK_NOTIFICATION_TIME_MS))
  loader.on('link.failed', tell('Failure', messages.linkNotCopied, LINK_NOTIFICATION_TIME_MS))
}
