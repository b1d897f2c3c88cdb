import {
  type ContactDraft,
  ContactFirstName,
  ContactLastName,
  type ContactMessage,
  ContactName,
  ContactText,
} from '../../contract/contact/contact.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { Email } from '../../contract/shared/user/email.ts'
import { splitName } from '../shared/names.ts'

export const blankContact: ContactDraft = {
  firstName: '',
  lastName: '',
  name: '',
  email: '',
  message: '',
  hasConsent: false,
}
export type Sender = { firstName: string; lastName: string; email: string }
/** Every field that is typed or sent has its rule: one without does not compile. */
export type ContactProblems = Record<
  Exclude<keyof ContactDraft, 'hasConsent'> | keyof ContactMessage,
  string | undefined
>

/** CON-03, CON-04. */
export const contactProblems = (draft: ContactDraft): ContactProblems => ({
  firstName: fieldProblem(ContactFirstName, draft.firstName),
  lastName: fieldProblem(ContactLastName, draft.lastName),
  name: fieldProblem(ContactName, draft.name),
  email: draft.email === '' ? undefined : fieldProblem(Email, draft.email),
  message: fieldProblem(ContactText, draft.message),
})

/** What a user who is signed in can still mend: the account knows the rest. */
export const ownProblems = ({ firstName: _, lastName: __, name: ___, email: ____, ...own }: ContactProblems) => own

/** Only what the form shows and the sender can change may stand in the way. */
export function isSendable(draft: ContactDraft, sender: Sender | undefined, hasSingleName: boolean) {
  const problems = contactProblems(draft)
  const { firstName, lastName, name, email } = problems
  const typed = sender ? [] : [email, ...(hasSingleName ? [name] : [firstName, lastName])]
  return (
    draft.message.trim() !== '' &&
    draft.hasConsent &&
    [...Object.values(ownProblems(problems)), ...typed].every((problem) => problem === undefined)
  )
}

/** CON-05, CON-07. */
export function messageOf(draft: ContactDraft, sender: Sender | undefined, hasSingleName: boolean): ContactMessage {
  const { firstName, lastName, email, message } = draft
  const names = hasSingleName ? splitName(draft.name) : { firstName, lastName }
  return { ...names, email, ...sender, message }
}
