import type { AnyEventObject } from 'xstate'

export const right = { currentPassword: 'Old-Word-1', newPassword: 'New-Word-1', confirm: 'New-Word-1' }
export const wrong = 'Your current password is wrong.'
export const weak = 'Password must be 8 to 32 characters, contain an uppercase letter and contain a special character.'
const blank = { currentPassword: '', newPassword: '', confirm: '' }
type Problems = { [Field in keyof typeof blank]?: string }

const isStrong = (password: string) => password === right.newPassword
/** VAL-06: of the passwords of these tests only `feeble1` is weak. */
const problemsOfNew = ({ newPassword, confirm }: typeof blank): Problems => ({
  newPassword: newPassword === '' || isStrong(newPassword) ? undefined : weak,
  confirm: confirm === '' || confirm === newPassword ? undefined : 'Passwords do not match.',
})
export const isGood = (draft: typeof blank) =>
  draft.currentPassword !== '' && isStrong(draft.newPassword) && !problemsOfNew(draft).confirm

/** What must be so after these events, by PWD-01 to PWD-05, VAL-06 and ERR-07. */
export function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let view = 'Rows'
  let draft = blank
  let problems: Problems = {}
  let isSending = false
  const isWriting = () => view === 'ChangePassword' && !isSending
  const forget = () => {
    draft = blank
    problems = {}
  }
  const show = (next: string) => {
    if (draft === blank && isSending && next.endsWith('Confirmation')) said.push({ type: 'change.made' })
    forget()
    isSending = false
    view = next
  }
  const submit = () => {
    if (isGood(draft)) {
      const { confirm: _, ...input } = draft
      calls.push({ port: 'changePassword', input })
      isSending = true
      return
    }
    problems = { currentPassword: problems.currentPassword, ...problemsOfNew(draft) }
    if (draft.currentPassword === '') problems.currentPassword = 'Please enter your current password.'
    if (draft.newPassword === '') problems.newPassword = 'Please enter a new password.'
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'change.asked': () => view === 'Rows' && show('ChangePassword'),
    'resetRequest.asked': () => view === 'Rows' && show('ResetPasswordRequest'),
    'resetRequest.sent': () => view === 'ResetPasswordRequest' && show('ResetPasswordRequestConfirmation'),
    'draft.changed': ({ change }) => {
      if (!isWriting()) return
      draft = { ...draft, ...change }
      const still = 'currentPassword' in change ? undefined : problems.currentPassword
      problems = { currentPassword: still, ...problemsOfNew(draft) }
    },
    'form.submitted': () => isWriting() && submit(),
    'view.closed': () => {
      if (!view.endsWith('Confirmation')) return
      show('Rows')
      said.push({ type: 'place.asked', path: '/profile/user-profile' })
    },
    'back.asked': () => (isWriting() || view === 'ResetPasswordRequest') && show('Rows'),
    'page.left': () => (isSending ? forget() : show('Rows')),
    'user.left': () => show('Rows'),
    'xstate.done.actor.changePassword': () => show('ChangePasswordConfirmation'),
    'xstate.error.actor.changePassword': ({ says }) => {
      isSending = false
      if (says === 'wrong' && draft !== blank) problems = { ...problems, currentPassword: wrong }
      else said.push({ type: 'change.failed' })
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return { view, draft, problems, isSending, said, calls }
}
