import { LINK_NOTIFICATION_TIME_MS } from '../../contract/shared/feed-messages.ts'
import { messages } from '../../contract/shared/texts/messages.ts'
import type { Report } from '../charts.ts'
import { failure, success } from '../shared/notices.ts'
import { event } from '../wire.ts'

const ofBuilder = (type: Report<'builder'>['type'], text: string) =>
  event({ from: 'builder', event: type, to: 'notification', send: failure(text) })

/** What has failed may have been done all the same: the list of presets knows. */
const failures = {
  'save.failed': 'Your preset could not be saved. Please try again.',
  'update.failed': 'Your preset could not be updated. Please try again.',
  'rename.failed': 'Your preset could not be renamed. Please try again.',
  'duplicate.failed': 'Your preset could not be duplicated. Please try again.',
  'delete.failed': 'Your preset could not be deleted. Please try again.',
  'undo.failed': 'Your preset could not be brought back. Please try again.',
  'share.failed': 'Your preset could not be shared. Please try again.',
  'unshare.failed': 'The link could not be ended. Please try again.',
} as const
const failed = [
  'save.failed',
  'update.failed',
  'rename.failed',
  'duplicate.failed',
  'delete.failed',
  'undo.failed',
  'share.failed',
  'unshare.failed',
] as const

/** The notifications of the builder: what it reports, and the text for it. */
export const builderNoticeWires = [
  ofBuilder('filters.full', 'That is more than one feed can look for. Remove a filter first.'),
  ofBuilder('presets.full', 'You have reached the limit of 200 presets. Delete one first.'),
  ofBuilder(
    'list.unwritten',
    'This preset names a list that is missing, empty or too long to be shared, or a folder of your sources, which only you have.',
  ),
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
  event({
    from: 'builder',
    event: 'rename.contested',
    to: 'notification',
    send: ({ preset }) => failure(`Meanwhile it was renamed to “${preset.name}”. Rename it again, or cancel.`),
  }),
  event({
    from: 'builder',
    event: 'link.copied',
    to: 'notification',
    send: success(messages.linkCopied, LINK_NOTIFICATION_TIME_MS),
  }),
  event({
    from: 'builder',
    event: 'link.failed',
    to: 'notification',
    send: failure(messages.linkNotCopied, LINK_NOTIFICATION_TIME_MS),
  }),
  event({
    from: 'builder',
    event: 'link.ended',
    to: 'notification',
    send: success('The link of your preset has ended.'),
  }),
  ...failed.flatMap((type) => [
    ofBuilder(type, failures[type]),
    event({ from: 'builder', event: type, to: 'presets', send: { type: 'presets.wanted' } }),
  ]),
]
