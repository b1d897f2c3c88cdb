import { fold } from './tokens.ts'

/** WCH-02: names with the same key are one name, for people and in `list:name`: 'Börse', 'BORSE'. */
export const nameKey = (name: string) => fold(name).trim().replace(/\s+/g, ' ')

/** The list of that name. */
export const listNamed = <List extends { name: string }>(lists: readonly List[], name: string): List | undefined => {
  const key = nameKey(name)
  return lists.find((list) => nameKey(list.name) === key)
}
