import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type CreateProblems, createAccountMachine } from '../../../../src/machines/account/create-account.machine.ts'
import { coverage, drive } from '../../drive/drive.ts'
import { tooEasy } from '../../drive/judged.ts'
import { pairedWalks } from '../../drive/pairs.ts'
import { blank, cases, ports, seen, sentences } from './create-account.cases.ts'

const broken: Record<string, string> = {
  'ann@': sentences.email,
  admin: sentences.username,
  secret1: sentences.password,
}

/** VAL-04, VAL-11, OVL-05, OVL-13, OVL-14, ERR-04. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  const calls: unknown[] = []
  let draft = blank
  let problems: CreateProblems = {}
  let isSending = false
  let easy: string | undefined
  let hasTerms = true
  const judge = (password: string, problem?: string) => {
    easy = problem && password
    const isFormal = draft.password in broken
    problems = { ...problems, password: isFormal ? broken[draft.password] : easyOf(draft.password) }
  }
  const easyOf = (password: string) => (password !== '' && password === easy ? tooEasy : undefined)
  const isReady = () => {
    const isFilled = draft.email !== '' && draft.username !== '' && draft.password !== ''
    const isAgreed = !hasTerms || draft.hasAccepted
    return !isSending && isFilled && isAgreed && !Object.values(problems).some(Boolean)
  }
  const rules: Record<string, (event: AnyEventObject) => void> = {
    'draft.changed': ({ change }) => {
      if (isSending) return
      draft = { ...draft, ...change }
      for (const field of ['email', 'username', 'password'] as const) {
        if (field in change)
          problems = {
            ...problems,
            [field]: broken[change[field]] ?? (field === 'password' ? easyOf(change[field]) : undefined),
          }
      }
      const differs = draft.confirm !== '' && draft.confirm !== draft.password
      problems = { ...problems, confirm: differs ? sentences.confirm : undefined }
    },
    'form.narrowed': () => {
      hasTerms = false
    },
    'form.widened': () => {
      hasTerms = true
    },
    'form.submitted': () => {
      if (!isReady()) return
      isSending = true
      const { email, username, password } = draft
      calls.push({ port: 'createAccount', input: { email, username, password } })
    },
    'xstate.done.actor.createAccount': () => {
      said.push({ type: 'account.created', email: draft.email, username: draft.username })
      isSending = false
      easy = undefined
      draft = blank
      problems = {}
    },
    'xstate.error.actor.createAccount': ({ error, says }) => {
      isSending = false
      if (error.status === 422) judge(draft.password, tooEasy)
      else if (error.status !== 409) said.push({ type: 'creation.failed' })
      else if (says === 'email taken') problems = { email: sentences.takenEmail }
      else problems = { username: sentences.takenUsername }
    },
    'password.judged': ({ password, problem }) => judge(password, problem),
    'overlay.closed': () => {
      easy = undefined
      draft = { ...draft, password: '', confirm: '' }
      problems = { email: problems.email, username: problems.username }
    },
  }
  for (const event of events) rules[event.type]?.(event)
  return { draft, problems, canSend: isReady(), hasTerms, isSending, said, calls }
}

describe('create account', () => {
  const facets = ({ context: { draft, problems } }: AnyMachineSnapshot) => [
    draft.email !== '' && draft.username !== '' && draft.password !== '',
    draft.hasAccepted,
    Object.values(problems).some(Boolean),
  ]
  const paired = pairedWalks(createAccountMachine, cases, facets)
  const covered = coverage(createAccountMachine, paired.pairs)
  for (const { name, events } of paired.walks) {
    it(`VAL-04 OVL-14 ERR-04 ${name}`, async () => {
      const form = drive(createAccountMachine, ports)
      await form.walk(events, (soFar) => expect(seen(form)).toEqual(outcomeOf(soFar)))
      covered.add(form.walked)
    })
  }
  covered.prove()
})
