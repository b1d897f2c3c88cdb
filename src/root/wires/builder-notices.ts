import { LINK_NOTIFICATION_TIME_MS } from '../../contract/shared/feed-messages.ts'
import { messages } from '../../contract/shared/texts/messages.ts'
import type { Report } from '../charts.ts'
import { failure, success } from '../shared/notices.ts'
import { event } from '../wire.ts'

const ofBuilder = (type: Report<'builder'>['type'], text: string) =>
  event({ from: 'builder', event: type, to: 'notification', send: failure(text) })
const ofLoader = (type: Report<'loader'>['type'], text: string) =>
  event({ from: 'loader', event: type, to: 'notification', send: failure(text) })

const full = 'You have reached the limit of 200 presets. Delete one first.'
const builderFailures = {
  'save.failed': 'Your preset could not be saved. Please try again.',
  'update.failed': 'Your preset could not be updated. Please try again.',
} as const
const loaderFailures = {
  'rename.failed': 'Your preset could not be renamed. Please try again.',
  'duplicate.failed': 'Your preset could not be duplicated. Please try again.',
  'delete.failed': 'Your preset could not be deleted. Please try again.',
  'undo.failed': 'Your preset could not be brought back. Please try again.',
} as const

/** The notifications of the builder and the loader: what a chart reports, and the text for it. */
export const builderNoticeWires = [
  ofBuilder('filters.full', 'That is more than one feed can look for. Remove a filter first.'),
  ofBuilder('presets.full', full),
  ofBuilder('update.contested', 'That preset was changed elsewhere, too. Nothing was saved yet.'),
  ofBuilder('preset.gone', 'This preset was deleted elsewhere. Save it as a new one.'),
  event({
    from: 'builder',
    event: 'preset.saved',
    to: 'notification',
    send: ({ preset }) => success(`Preset “${preset.name}” saved.`),
  }),
  event({
    from: 'builder',
    event: 'preset.updated',
    to: 'notification',
    send: ({ preset }) => success(`Preset “${preset.name}” updated.`),
  }),
  ofLoader('presets.full', full),
  event({
    from: 'loader',
    event: 'rename.contested',
    to: 'notification',
    send: ({ preset }) => failure(`Meanwhile it was renamed to “${preset.name}”. Rename it again, or cancel.`),
  }),
  event({
    from: 'loader',
    event: 'link.copied',
    to: 'notification',
    send: success(messages.linkCopied, LINK_NOTIFICATION_TIME_MS),
  }),
  event({
    from: 'loader',
    event: 'link.failed',
    to: 'notification',
    send: failure(messages.linkNotCopied, LINK_NOTIFICATION_TIME_MS),
  }),
  event({
    from: 'presetLink',
    event: 'link.failed',
    to: 'notification',
    send: failure('That preset could not be opened.'),
  }),
  // what has failed may have been done all the same: the list knows
  ...(['save.failed', 'update.failed'] as const).flatMap((type) => [
    ofBuilder(type, builderFailures[type]),
    event({ from: 'builder', event: type, to: 'presets', send: { type: 'presets.wanted' } }),
  ]),
  ...(['rename.failed', 'duplicate.failed', 'delete.failed', 'undo.failed'] as const).flatMap((type) => [
    ofLoader(type, loaderFailures[type]),
    event({ from: 'loader', event: type, to: 'presets', send: { type: 'presets.wanted' } }),
  ]),
]
