/** CON-07: a single name, trimmed, split at its last space; a name without one is a first name. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const name = text.trim()
  const space = name.lastIndexOf(' ')
  if (space === -1) return { firstName: name, lastName: '' }
  return { firstName: name.slice(0, space).trimEnd(), lastName: name.slice(space + 1) }
}
