import type { ActorRefLike, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { type InspectedMessage, KEPT_MESSAGES } from '../../contract/inspector/inspection.ts'

type Sent = Extract<InspectionEvent, { type: '@xstate.event' }>
type Done = Extract<InspectionEvent, { type: '@xstate.snapshot' }>
/** What an actor has yet to deal with; the first is what it deals with. `n`: the message that it is, or that it comes of. */
type Due = { event: AnyEventObject; message: InspectedMessage | undefined; n: number | undefined }
type Options = {
  now: () => number
  redact: (event: AnyEventObject) => InspectedMessage['event']
  nameOf: (ref: ActorRefLike) => string
  notify: (message: InspectedMessage) => void
}

/** Snapshots that are passed to the root are no messages, nor is what a port sends to itself. */
const LEFT_OUT = /^xstate\.(snapshot|promise|observable)\./

const INSPECTOR = { id: 'inspector', name: 'the inspector' }

/** Writes down who sent what to whom. */
export function createMessages({ now, redact, nameOf, notify }: Options) {
  const dues = new WeakMap<ActorRefLike, readonly Due[]>()
  const given = new WeakSet<AnyEventObject>()
  const messages: InspectedMessage[] = []
  let count = 0
  const partyOf = (ref: ActorRefLike) => ({ id: ref.sessionId, name: nameOf(ref) })

  function write(event: AnyEventObject, from: ActorRefLike | undefined, to: ActorRefLike, cause: number | undefined) {
    const message: InspectedMessage = {
      n: count,
      at: now(),
      event: redact(event),
      ...(from ? { from: partyOf(from) } : given.has(event) && { from: INSPECTOR }),
      to: partyOf(to),
      ...(cause !== undefined && { cause }),
    }
    count += 1
    messages.push(message)
    if (messages.length > KEPT_MESSAGES) messages.shift()
    notify(message)
    return message
  }

  return {
    all: () => [...messages],
    markGiven: (event: AnyEventObject) => void given.add(event),
    /** An event is on its way. */
    listen({ event, sourceRef, actorRef }: Sent) {
      const cause = sourceRef && dues.get(sourceRef)?.[0]?.n
      const message = LEFT_OUT.test(event.type) ? undefined : write(event, sourceRef, actorRef, cause)
      const due = { event, message, n: message?.n ?? cause }
      // what is sent to an actor that has ended stays undone
      dues.set(actorRef, [...(dues.get(actorRef) ?? []), due].slice(-KEPT_MESSAGES))
    },
    /** An event has been dealt with: answers its message. */
    settle({ event, actorRef }: Done) {
      const waiting = dues.get(actorRef) ?? []
      const index = waiting.findIndex((due) => due.event === event)
      if (index === -1) return undefined
      dues.set(actorRef, waiting.slice(index + 1))
      return waiting[index]?.message
    },
  }
}

export const isActorRef = (ref: ActorRefLike): ref is AnyActorRef => 'system' in ref
