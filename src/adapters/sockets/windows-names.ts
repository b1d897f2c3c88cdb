import type { Namespace } from '../../contract/shared/connection.ts'

/** The lists of a window that uses another one's connection, each with the name it has there and the room that its updates come from. */
export type Lists = Map<string, { namespace: Namespace; subscription: string; room?: unknown }>
type Message = { namespace: Namespace; event: string; given: readonly unknown[] }

/** No id that a window gives its lists has this character, nor has the name of a window. */
const BETWEEN = '_'
const keyOf = (namespace: Namespace, subscription: unknown) => `${namespace} ${subscription}`

/** The arguments of a window's message as they go to the server; undefined for one that is not passed on. */
export function sentBy(window: string, lists: Lists, { namespace, event, given }: Message) {
  const name = (subscription: unknown) => `${window}${BETWEEN}${subscription}`
  const [first, tag, ...rest] = given
  // this window says who reads
  if (event === 'authenticate') return undefined
  if (event === 'leave') {
    lists.delete(keyOf(namespace, first))
    return [name(first)]
  }
  if (event === 'older') return [{ ...Object(first), subscription: name(Object(first).subscription) }]
  if (event !== 'search') return given
  const { subscription } = Object(tag)
  lists.set(keyOf(namespace, subscription), { namespace, subscription: name(subscription) })
  return [first, { ...Object(tag), subscription: name(subscription) }, ...rest]
}

/** The arguments of a server's message as they go to a window; undefined for one that is not for it. */
export function receivedBy(window: string, lists: Lists, { namespace, event, given }: Message) {
  const [first, answer, ...rest] = given
  if (event === 'update') return [...lists.values()].some(({ room }) => room === answer) ? given : undefined
  if (!['initial', 'backfill', 'error'].includes(event)) return given
  const name = Object(answer).subscription
  const prefix = `${window}${BETWEEN}`
  if (typeof name !== 'string' || !name.startsWith(prefix)) return undefined
  const subscription = name.slice(prefix.length)
  const list = lists.get(keyOf(namespace, subscription))
  if (list && event === 'initial') list.room = Object(answer).room
  return [first, { ...Object(answer), subscription }, ...rest]
}
