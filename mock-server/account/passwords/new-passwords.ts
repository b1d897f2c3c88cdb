import { messages } from '../../../src/contract/shared/texts/messages.ts'
import { ownWords } from '../../../src/rules/account/own-words.ts'
import { Refusal } from '../../http/refusal.ts'

const refused = (sentence: string) => new Refusal(422, 'password-refused', sentence)

/** VAL-11: throws a refusal (422) of a new password that is easily guessed, also from the names of its account. The lists come with the first call. */
export async function holdToRule(password: string, account: Parameters<typeof ownWords>[0]) {
  const { judgePassword } = await import('../../../src/contract/account/password-strength.ts')
  const { problem } = judgePassword(password, ownWords(account))
  if (problem !== undefined) throw refused(problem)
}

/** VAL-11: of a "new" password that the account has already. */
export const passwordUnchanged = () => refused(messages.passwordUnchanged)
