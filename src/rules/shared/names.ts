import type { User } from '../../contract/shared/user/user.ts'

/** CON-07: a single name, trimmed, split at its last space; a name without one is a first name. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const name = text.trim()
  const space = name.lastIndexOf(' ')
  if (space === -1) return { firstName: name, lastName: '' }
  return { firstName: name.slice(0, space).trimEnd(), lastName: name.slice(space + 1) }
}

/** PRO-05. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  firstName.trim() === '' || lastName.trim() === '' ? 'Market Fluxer' : `${firstName.trim()} ${lastName.trim()}`

/** What an avatar shows: the first character of the first two words of the name, as a user counts characters. */
export const initialsOf = (user: Pick<User, 'firstName' | 'lastName'>) =>
  nameOf(user).split(/\s+/).slice(0, 2).map(firstCharacter).join('').toUpperCase()

/** An emoji or an accented letter may be many code points: a flag, or what joiners and marks hold together. */
const firstCharacter = (word: string) => /^(\p{RI}{2}|.(\p{M}|\p{EMod}|\u200d.)*)/su.exec(word)?.[0] ?? ''
