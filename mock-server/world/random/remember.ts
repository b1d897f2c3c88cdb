/** A pure function that remembers the `limit` most recently requested values. */
export function remember<Key, Value>(limit: number, make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
    return value
  }
}
