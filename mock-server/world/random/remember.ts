/**
 * A pure function that remembers at least the `limit` most recently requested values, and at most twice as many. Nearly all requests are for one of
 * the young, which change nothing.
 */
export function remember<Key, Value>(limit: number, make: (key: Key) => Value): (key: Key) => Value {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()
  return (key) => {
    const known = young.get(key)
    if (known !== undefined) return known
    const value = old.get(key) ?? make(key)
    if (young.size >= limit) {
      old = young
      young = new Map()
    }
    young.set(key, value)
    return value
  }
}
