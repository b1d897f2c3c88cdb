import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import { type Linked, type LoaderContext, loaderParts } from './loader-parts.ts'

const busyId = ({ context }: { context: LoaderContext }) => context.busy.id
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const linkedOf = ({ event }: { event: DoneActorEvent<Linked> }) => event.output

/** FED-24: a link to a copy of a preset is made. */
export const sharing = loaderParts.createStateConfig({
  description: 'A link to a copy of the preset is being made and copied.',
  invoke: {
    id: 'sharePreset',
    src: 'sharePreset',
    input: busyId,
    onDone: [
      {
        guard: { type: 'isCopied', params: linkedOf },
        target: 'resting',
        actions: [
          { type: 'announceSharing', params: true },
          { type: 'say', params: 'link.copied' },
        ],
      },
      {
        target: 'resting',
        actions: [
          { type: 'announceSharing', params: true },
          { type: 'say', params: 'link.failed' },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isGone', params: errorOf },
        target: 'resting',
        actions: [{ type: 'say', params: 'share.failed' }, 'announceRemoved'],
      },
      {
        guard: { type: 'isRefused', params: errorOf },
        target: 'resting',
        actions: { type: 'say', params: 'list.unwritten' },
      },
      { target: 'resting', actions: { type: 'say', params: 'share.failed' } },
    ],
  },
})

/** FED-24: a link leads nowhere any more. */
export const ending = loaderParts.createStateConfig({
  description: 'The link to the preset is being ended.',
  invoke: {
    id: 'unsharePreset',
    src: 'unsharePreset',
    input: busyId,
    onDone: {
      target: 'resting',
      actions: [
        { type: 'announceSharing', params: false },
        { type: 'say', params: 'link.ended' },
      ],
    },
    onError: [
      {
        guard: { type: 'isGone', params: errorOf },
        target: 'resting',
        actions: [{ type: 'say', params: 'link.ended' }, 'announceRemoved'],
      },
      { target: 'resting', actions: { type: 'say', params: 'unshare.failed' } },
    ],
  },
})
