import { Refusal } from './http/refusal.ts'

/** The calls of the contract that nobody serves so far: they answer 501. In the end this list is empty. */
export const notYetServed: readonly string[] = ['content.get', 'content.search']

/** Whatever a call brings with it: it is refused before that is read. */
export async function refuseNotYet(): Promise<never> {
  throw new Refusal(501, 'not-served-yet', 'This call is part of the contract but is not served yet.')
}
