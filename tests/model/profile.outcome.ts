import type { AnyEventObject } from 'xstate'
import type { User } from '../../src/contract/user.ts'
import { draftOf, isEditing, isSaving, problemsOf, profileMachine, userIn } from '../../src/machines/profile.machine.ts'
import { drive } from './drive.ts'

export const tooLong = 'x'.repeat(33)
type Mode = 'reading' | 'editing' | 'saving' | 'waiting to edit' | 'waiting to save'
const limits = { firstName: 'First name', lastName: 'Last name', profession: 'Profession' } as const

const draftFrom = (user?: User) => {
  const { username: _, email: __, ...fields } = user ?? { username: '', email: '', ...empty }
  return fields
}
const empty = { firstName: '', lastName: '', profession: '', about: '', country: '', language: '', gender: '' }

/** What must be so after these events, by PRO-05 to PRO-10, VAL-09 and SES-03. */
export function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let user: User | undefined
  let draft: ReturnType<typeof draftFrom> = empty
  let mode = 'reading' as Mode
  const problems = () => ({
    ...Object.fromEntries(
      (['firstName', 'lastName', 'profession'] as const)
        .filter((field) => draft[field].length > 32)
        .map((field) => [field, `${limits[field]} must not exceed 32 characters.`]),
    ),
    ...(draft.about.length > 350 && { about: 'About must not exceed 350 characters.' }),
  })
  const isGood = () => Object.keys(problems()).length === 0
  const reset = (next?: User) => {
    user = next
    draft = draftFrom(next)
    mode = 'reading'
  }
  const fail = () => {
    mode = 'editing'
    said.push({ type: 'save.failed' })
  }

  const save = () => {
    mode = 'saving'
    calls.push({ port: 'saveProfile', input: { ...draft, email: user?.email } })
  }
  const resume = (back: User) => {
    if (back.username !== user?.username) return reset(back)
    user = back
    if (mode === 'waiting to save') save()
    else mode = 'editing'
  }

  const rules: Record<string, (event: AnyEventObject) => unknown> = {
    'user.lapsed': () => {
      if (mode === 'reading') reset()
      if (mode === 'editing') mode = 'waiting to edit'
      if (mode === 'saving') mode = 'waiting to save'
    },
    'user.came': (event) => {
      if (mode.startsWith('waiting')) return resume(event.user)
      if (JSON.stringify(event.user) === JSON.stringify(user)) return
      if (mode === 'saving' && event.user.username === user?.username) user = event.user
      else reset(event.user)
    },
    'user.left': () => reset(),
    'edit.pressed': () => {
      if (user && mode === 'reading') mode = 'editing'
    },
    'edit.cancelled': () => mode === 'editing' && reset(user),
    'draft.changed': ({ change }) => {
      if (mode === 'editing') draft = { ...draft, ...change }
    },
    'save.pressed': () => {
      if (mode === 'editing' && isGood()) save()
    },
    'xstate.done.actor.saveProfile': ({ output }) => {
      if (output?.username !== user?.username) return fail()
      reset(output)
      said.push({ type: 'user.updated', user: output })
    },
    'xstate.error.actor.saveProfile': fail,
  }
  for (const event of events) {
    if (mode === 'saving' || !event.type.startsWith('xstate')) rules[event.type]?.(event)
  }
  const wouldSave = mode === 'editing' && isGood()
  const shownMode = mode.startsWith('waiting') ? 'reading' : mode
  return { user, draft, problems: problems(), mode: shownMode, canSave: wouldSave, said, calls }
}

export const startProfile = () => drive(profileMachine, { promises: ['saveProfile'] })
export function seen({ snapshot, said, calls }: ReturnType<typeof startProfile>) {
  const now = snapshot()
  const edited = isEditing(now) ? ('editing' as const) : ('reading' as const)
  return {
    user: userIn(now),
    draft: draftOf(now),
    problems: problemsOf(now),
    mode: isSaving(now) ? ('saving' as const) : edited,
    canSave: now.can({ type: 'save.pressed' }),
    said: [...said],
    calls: [...calls],
  }
}
