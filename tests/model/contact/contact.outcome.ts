import type { AnyEventObject } from 'xstate'
import type { User } from '../../../src/contract/shared/user/user.ts'
import {
  canSend,
  contactMachine,
  draftOf,
  hasSingleName,
  isLocked,
  isSending,
  problemsOf,
} from '../../../src/machines/contact/contact.machine.ts'
import { drive } from '../drive/drive.ts'
import { annLee, bob, silent } from '../drive/people.ts'

const invalid = 'Please enter a valid email address.'
export const change = (says: string, part: object) => ({ type: 'draft.changed', says, change: part })
export const message = change('message', { message: 'Hello' })
export const consent = change('consent', { hasConsent: true })
export const email = change('email', { email: 'eve@marketflux.test' })
export const names = change('names', { firstName: 'Eve', lastName: 'Ray' })
export const single = change('single name', { name: 'Eve Mary Ray' })
export const submitted = { type: 'form.submitted' }
export const narrowed = { type: 'form.narrowed' }
export const widened = { type: 'form.widened' }
export const sent = { type: 'xstate.done.actor.sendMessage' }
export const failed = { type: 'xstate.error.actor.sendMessage', error: silent }
export const annCame = { type: 'user.came', says: 'ann', user: annLee }
export const left = { type: 'user.left' }
export const lapsed = { type: 'user.lapsed' }
export const cases = [
  message,
  change('no message', { message: '' }),
  consent,
  change('no consent', { hasConsent: false }),
  email,
  change('broken email', { email: 'eve@' }),
  names,
  single,
  submitted,
  narrowed,
  widened,
  sent,
  failed,
  annCame,
  { type: 'user.came', says: 'bob', user: bob },
  left,
  lapsed,
]
export const blank = { firstName: '', lastName: '', name: '', email: '', message: '', hasConsent: false }

/** CON-02 to CON-07 and SES-03, of these cases: no text is too long. */
export function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let draft = blank
  let user: User | undefined
  let held: { of: string; draft: typeof blank } | undefined
  let isOnItsWay = false
  let hasOneName = false
  const shown = () => {
    if (!user) return draft
    const { firstName, lastName, email } = user
    return { ...draft, firstName, lastName, email, name: user === annLee ? 'Ann Lee' : '' }
  }
  const leave = () => {
    user = undefined
    draft = blank
    isOnItsWay = false
  }
  const isReady = () => !isOnItsWay && draft.message !== '' && draft.hasConsent && shown().email !== 'eve@'
  const inputOf = () => {
    const { firstName, lastName, email, message } = shown()
    if (user || !hasOneName) return { firstName, lastName, email, message }
    return draft.name === ''
      ? { firstName: '', lastName: '', email, message }
      : { firstName: 'Eve Mary', lastName: 'Ray', email, message }
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'draft.changed': (event) => {
      if (!isOnItsWay) draft = { ...draft, ...event.change }
    },
    'form.submitted': () => {
      if (!isReady()) return
      calls.push({ port: 'sendMessage', input: inputOf() })
      isOnItsWay = true
    },
    'form.narrowed': () => {
      hasOneName = true
    },
    'form.widened': () => {
      hasOneName = false
    },
    'xstate.done.actor.sendMessage': () => {
      isOnItsWay = false
      draft = blank
      said.push({ type: 'message.sent' })
    },
    'xstate.error.actor.sendMessage': () => {
      isOnItsWay = false
      said.push({ type: 'message.failed' })
    },
    'user.came': (event) => {
      if (user && user.username !== event.user.username) leave()
      if (held && held.of === event.user.username && draft.message === '') draft = held.draft
      user = event.user
      held = undefined
    },
    'user.lapsed': () => {
      if (user) {
        held = { of: user.username, draft }
        draft = blank
      }
      user = undefined
      isOnItsWay = false
    },
    'user.left': () => {
      held = undefined
      if (user) leave()
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return {
    draft: shown(),
    problems: shown().email === 'eve@' ? { email: invalid } : {},
    isLocked: user !== undefined,
    isSending: isOnItsWay,
    canSend: isReady(),
    hasSingleName: hasOneName,
    said,
    calls,
  }
}

export const startContact = () => drive(contactMachine, { promises: ['sendMessage'] })
export const seen = ({ snapshot, said, calls }: ReturnType<typeof startContact>) => ({
  draft: draftOf(snapshot()),
  problems: problemsOf(snapshot()),
  isLocked: isLocked(snapshot()),
  isSending: isSending(snapshot()),
  canSend: canSend(snapshot()),
  hasSingleName: hasSingleName(snapshot()),
  said: [...said],
  calls: [...calls],
})
