import { messages } from '../../../src/contract/shared/texts/messages.ts'
import { ownWords } from '../../../src/rules/account/own-words.ts'
import { Refusal } from '../../http/refusal.ts'

const refused = (sentence: string) => new Refusal(422, 'password-refused', sentence)

/**
 * VAL-11: throws a refusal (422) of a new password that is easy to guess, for example from the names of its account. The first call loads the lists.
 */
export async function holdToRule(password: string, account: Parameters<typeof ownWords>[0]) {
  const { judgePassword } = await import('../../../src/contract/account/password-strength.ts')
  const { problem } = judgePassword(password, ownWords(account))
  if (problem !== undefined) throw refused(problem)
}

/** VAL-11: the refusal of a "new" password that the account already has. */
export const passwordUnchanged = () => refused(messages.passwordUnchanged)
