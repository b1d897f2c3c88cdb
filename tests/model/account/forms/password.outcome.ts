import type { AnyEventObject } from 'xstate'
import { tooEasy } from '../../drive/judged.ts'

export const right = { currentPassword: 'Old-Word-1', newPassword: 'New-Word-1', confirm: 'New-Word-1' }
export const wrong = 'Your current password is wrong.'
export const weak = 'Password must be 8 to 32 characters, contain an uppercase letter and contain a special character.'
const blank = { currentPassword: '', newPassword: '', confirm: '' }
type Problems = { [Field in keyof typeof blank]?: string }

const unchanged = 'This is your password already.'

/** VAL-06, VAL-11: of the passwords of these tests only `feeble1` is weak, and `easy` is what was found easy to guess. */
const problemsOfNew = ({ currentPassword, newPassword, confirm }: typeof blank, easy?: string): Problems => ({
  newPassword: newProblem(currentPassword, newPassword, easy),
  confirm: confirm === '' || confirm === newPassword ? undefined : 'Passwords do not match.',
})
function newProblem(current: string, next: string, easy?: string) {
  if (next === '') return undefined
  if (next === current) return unchanged
  if (next === 'feeble1') return weak
  return next === easy ? tooEasy : undefined
}
export const isGood = (draft: typeof blank, easy?: string) =>
  draft.currentPassword !== '' && draft.newPassword !== '' && !Object.values(problemsOfNew(draft, easy)).some(Boolean)

/** What must be so after these events, by PWD-01 to PWD-05, VAL-06, VAL-11 and ERR-07. */
export function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  const layers: AnyEventObject[] = []
  let view = 'Rows'
  let draft = blank
  let problems: Problems = {}
  let isSending = false
  let easy: string | undefined
  const isWriting = () => view === 'ChangePassword' && !isSending
  const forget = () => {
    easy = undefined
    draft = blank
    problems = {}
  }
  const show = (next: string) => {
    if (draft === blank && isSending && next.endsWith('Confirmation')) said.push({ type: 'change.made' })
    forget()
    isSending = false
    // a confirmation is of its form's layer
    const layer = next.replace('Confirmation', '')
    if (layer === 'Rows' && view !== 'Rows') layers.push({ type: 'layer.left' })
    else if (layer !== view && layer !== 'Rows') layers.push({ type: 'layer.entered', layer })
    view = next
  }
  const submit = () => {
    if (isGood(draft, easy)) {
      const { confirm: _, ...input } = draft
      calls.push({ port: 'changePassword', input })
      isSending = true
      return
    }
    if (Object.values(problemsOfNew(draft, easy)).some(Boolean)) return
    problems = { currentPassword: problems.currentPassword, ...problemsOfNew(draft, easy) }
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
      problems = { currentPassword: still, ...problemsOfNew(draft, easy) }
    },
    'password.judged': ({ password, problem }) => {
      if (view !== 'ChangePassword') return
      easy = problem && password
      problems = { ...problems, ...problemsOfNew(draft, easy) }
    },
    'form.submitted': () => isWriting() && submit(),
    'view.closed': () => {
      if (!view.endsWith('Confirmation')) return
      show('Rows')
      said.push({ type: 'place.asked', path: '/profile/user-profile', replaces: true })
    },
    'back.asked': () => (isWriting() || (view !== 'Rows' && view !== 'ChangePassword')) && show('Rows'),
    'page.left': () => (isSending ? forget() : show('Rows')),
    'user.changed': () => show('Rows'),
    'xstate.done.actor.changePassword': () => show('ChangePasswordConfirmation'),
    'xstate.error.actor.changePassword': ({ says }) => {
      isSending = false
      if (says === 'wrong' && draft !== blank) problems = { ...problems, currentPassword: wrong }
      else if (says === '422' && draft !== blank) {
        easy = draft.newPassword
        problems = { ...problems, ...problemsOfNew(draft, easy) }
      } else said.push({ type: 'change.failed' })
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return { view, draft, problems, isSending, said, calls, layers }
}
