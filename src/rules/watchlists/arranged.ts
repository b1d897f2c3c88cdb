/** What a user has put into the order of these ids; others come last. */
export function arranged<Kept extends { readonly id: string }>(kept: readonly Kept[], ids: readonly string[]): Kept[] {
  const rankOf = ({ id }: Kept) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...kept].sort((one, other) => rankOf(one) - rankOf(other))
}
