import type { SnapshotFrom } from 'xstate'
import { readPayload } from '../../rules/inspector/given-events.ts'
import { actorAt, windowAt } from '../../rules/inspector/inspection.ts'
import type { inspectorMachine } from './inspector.machine.ts'
import { acceptedNow, listedIn, messagesIn, stepIn, typeIn } from './inspector-context.ts'

type Snapshot = SnapshotFrom<typeof inspectorMachine>
export const windowsOf = (snapshot: Snapshot) => snapshot.context.shown
export const windowOf = ({ context }: Snapshot) => windowAt(context.shown, context.looked)
export const lookedOf = (snapshot: Snapshot) => snapshot.context.looked
export const actorOf = ({ context }: Snapshot) => actorAt(context.shown, context.looked)
export const stepOf = ({ context }: Snapshot) => stepIn(context)
export const pictureOf = (snapshot: Snapshot) => snapshot.context.picture
export const actorFilterOf = (snapshot: Snapshot) => snapshot.context.actorFilter
export const eventFilterOf = (snapshot: Snapshot) => snapshot.context.eventFilter
export const messageFilterOf = (snapshot: Snapshot) => snapshot.context.messageFilter
export const messageListOf = ({ context }: Snapshot) => messagesIn(context)
export const listOf = ({ context }: Snapshot) => listedIn(context)
export const isPaused = (snapshot: Snapshot) => snapshot.matches({ watching: 'paused' })
export const isFitted = (snapshot: Snapshot) => snapshot.matches({ size: 'fitted' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ drawing: 'failed' })
export const canStep = (snapshot: Snapshot, direction: -1 | 1) => snapshot.can({ type: 'step.moved', direction })
export const copyingOf = (snapshot: Snapshot) => snapshot.value.copying
/** The window that is looked at is no more: nothing of it is shown until it is back. */
export const isGone = ({ context }: Snapshot) =>
  context.looked !== undefined && windowAt(context.shown, context.looked) === undefined
export const acceptedOf = ({ context }: Snapshot) => acceptedNow(context)
export const givenTypeOf = ({ context }: Snapshot) => typeIn(context)
export const payloadOf = ({ context }: Snapshot) => context.payload
export const problemOf = ({ context }: Snapshot) => readPayload(context.payload).problem
export const givingOf = (snapshot: Snapshot) => snapshot.value.giving
