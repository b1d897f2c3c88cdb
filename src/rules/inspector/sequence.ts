import type { InspectedMessage, InspectedWindow } from '../../contract/inspector/inspection.ts'
import { has, type Looked, lookAt } from './inspection.ts'

/** The messages of a window that concern a chart or an event of such a name. */
export const messagesOf = (window: InspectedWindow | undefined, filter: string) =>
  (window?.messages ?? []).filter(
    ({ event, from, to }) => filter === '' || [event.type, from?.name ?? '', to.name].some((name) => has(name, filter)),
  )

/** The step that a message led to, and whose it is. Undefined where its receiver has ended, or the step is no longer kept. */
export function stepAfter(window: InspectedWindow | undefined, n: number): { looked: Looked; n: number } | undefined {
  const to = window?.messages.find((message) => message.n === n)?.to
  const actor = window?.actors.find(({ id }) => id === to?.id)
  const step = actor?.steps.find(({ message }) => message === n)
  return window && actor && step && { looked: lookAt(window, actor), n: step.n }
}

/** The message before or after the one at `n`, of those that are listed and that led to a step. Without `n`, from the end. */
export function messageBeside(
  window: InspectedWindow | undefined,
  listed: readonly InspectedMessage[],
  n: number | undefined,
  direction: -1 | 1,
) {
  const led = (message: InspectedMessage) => stepAfter(window, message.n) !== undefined
  if (direction === 1) return n === undefined ? undefined : listed.find((message) => message.n > n && led(message))?.n
  return listed.findLast((message) => (n === undefined || message.n < n) && led(message))?.n
}

/** What a message came of, in words: `session: session.started`. */
export function causeOf(messages: readonly InspectedMessage[], { cause }: InspectedMessage) {
  const message = cause === undefined ? undefined : messages.find(({ n }) => n === cause)
  return message && `${message.from?.name ?? PAGE}: ${message.event.type}`
}

/** Who sends what no chart and no port has sent: the screens, and the start of the page. */
export const PAGE = 'the page'
