import type { AnyEventObject } from 'xstate'
import type { User } from '../../../src/contract/shared/user/user.ts'
import {
  conflictsIn,
  draftOf,
  isEditing,
  isSaving,
  problemsOf,
  profileMachine,
  userIn,
} from '../../../src/machines/account/profile.machine.ts'
import { drive } from '../drive/drive.ts'

export const tooLong = 'x'.repeat(33)
type Mode = 'reading' | 'editing' | 'saving' | 'waiting to edit' | 'waiting to save'
const limits = { firstName: 'First name', lastName: 'Last name', profession: 'Profession' } as const

const draftFrom = (user?: User) => {
  const { username: _, email: __, ...fields } = user ?? { username: '', email: '', ...empty }
  return fields
}
type Fields = ReturnType<typeof draftFrom>
const names = ['firstName', 'lastName', 'profession', 'about', 'country', 'language', 'gender'] as const
const empty = { firstName: '', lastName: '', profession: '', about: '', country: '', language: '', gender: '' }

/** What must be so after these events, by PRO-05 to PRO-10, VAL-09 and SES-03. */
export function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let user: User | undefined
  let draft: Fields = empty
  /** Of the fields that were typed: what stood in them before. */
  let before: Partial<Fields> = {}
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
    before = {}
    mode = 'reading'
  }
  const fail = () => {
    mode = 'editing'
    said.push({ type: 'save.failed' })
  }

  /** What was not typed becomes what is stored. */
  const follow = (next: User) => {
    user = next
    const saved = draftFrom(next)
    for (const name of names) {
      const isTyped = name in before && draft[name] !== before[name] && draft[name] !== saved[name]
      if (isTyped) continue
      delete before[name]
      draft = { ...draft, [name]: saved[name] }
    }
  }
  const contested = () => {
    const saved = draftFrom(user)
    const both = names.filter((name) => name in before && before[name] !== saved[name] && draft[name] !== saved[name])
    return Object.fromEntries(both.map((name) => [name, saved[name]]))
  }
  const isFree = () => mode === 'editing' && Object.keys(contested()).length === 0

  const save = () => {
    mode = 'saving'
    const changed = names.filter((name) => name in before && draft[name] !== before[name])
    const pick = (from: Partial<Fields>) => Object.fromEntries(changed.map((name) => [name, from[name]]))
    calls.push({ port: 'saveProfile', input: { email: user?.email, ...pick(draft), base: pick(before) } })
  }
  const resume = (back: User) => {
    if (back.username !== user?.username) return reset(back)
    follow(back)
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
      if (event.user.username === user?.username) follow(event.user)
      else reset(event.user)
    },
    'user.left': () => reset(),
    'edit.pressed': () => {
      if (user && mode === 'reading') mode = 'editing'
    },
    'edit.cancelled': () => mode === 'editing' && reset(user),
    'draft.changed': ({ change }) => {
      if (mode !== 'editing') return
      before = { ...Object.fromEntries(Object.keys(change).map((name) => [name, draft[name as 'about']])), ...before }
      draft = { ...draft, ...change }
    },
    'version.chosen': ({ field, keeps }: AnyEventObject) => {
      if (mode !== 'editing' || isFree()) return
      const saved = draftFrom(user)[field as 'about']
      before = { ...before, [field]: saved }
      if (keeps === 'saved') draft = { ...draft, [field]: saved }
    },
    'save.pressed': () => {
      if (isFree() && isGood()) save()
    },
    'xstate.done.actor.saveProfile': ({ output }) => {
      if (output?.username !== user?.username) return fail()
      reset(output)
      said.push({ type: 'user.updated', user: output })
    },
    'xstate.error.actor.saveProfile': ({ error }) => {
      const stored = error.body?.user
      if (!stored || stored.username !== user?.username) return fail()
      follow(stored)
      mode = 'editing'
      said.push({ type: 'save.contested', user: stored })
    },
  }
  for (const event of events) {
    if (mode === 'saving' || !event.type.startsWith('xstate')) rules[event.type]?.(event)
  }
  const wouldSave = isFree() && isGood()
  const shownMode = mode.startsWith('waiting') ? 'reading' : mode
  return {
    user,
    draft,
    problems: problems(),
    mode: shownMode,
    canSave: wouldSave,
    elsewhere: mode === 'editing' ? contested() : {},
    said,
    calls,
  }
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
    elsewhere: conflictsIn(now),
    canSave: now.can({ type: 'save.pressed' }),
    said: [...said],
    calls: [...calls],
  }
}
