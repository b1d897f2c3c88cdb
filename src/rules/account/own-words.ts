import type { User } from '../../contract/shared/user/user.ts'

/** A shorter part of a name stands in too many words. In UTF-16 units. */
const SHORTEST_PART = 4

type Named = Partial<Pick<User, 'email' | 'username' | 'firstName' | 'lastName'>>

/** VAL-11: the names and the address of an account, whole and in their parts of at least 4 characters, in lower case; without the address's last label. */
export function ownWords({ email = '', username = '', firstName = '', lastName = '' }: Named): string[] {
  const wholes = [email, username, firstName, lastName].map((text) => text.toLowerCase())
  const parts = [email.replace(/\.[^.@]*$/, ''), ...wholes.slice(1)].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  )
  return [...new Set([...wholes, ...parts])].filter(({ length }) => length >= SHORTEST_PART)
}
