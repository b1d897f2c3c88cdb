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
export type ContactProblems = { [Field in keyof Omit<ContactDraft, 'hasConsent'>]?: string }

/** CON-03, CON-04. */
export const contactProblems = (draft: ContactDraft): ContactProblems => ({
  firstName: fieldProblem(ContactFirstName, draft.firstName),
  lastName: fieldProblem(ContactLastName, draft.lastName),
  name: fieldProblem(ContactName, draft.name),
  email: draft.email === '' ? undefined : fieldProblem(Email, draft.email),
  message: fieldProblem(ContactText, draft.message),
})

/** Only what the form shows and the sender can change may stand in the way. */
export function isSendable(draft: ContactDraft, sender: Sender | undefined, hasSingleName: boolean) {
  const { firstName, lastName, name, email, message } = contactProblems(draft)
  const typed = sender ? [] : [email, ...(hasSingleName ? [name] : [firstName, lastName])]
  return (
    draft.message.trim() !== '' && draft.hasConsent && [message, ...typed].every((problem) => problem === undefined)
  )
}

/** CON-05, CON-07. */
export function messageOf(draft: ContactDraft, sender: Sender | undefined, hasSingleName: boolean): ContactMessage {
  const { firstName, lastName, email, message } = draft
  const names = hasSingleName ? splitName(draft.name) : { firstName, lastName }
  return { ...names, email, ...sender, message }
}
