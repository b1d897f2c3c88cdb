import { fold } from './tokens.ts'

/** WCH-02: names with the same key are one name, for people and in `list:name`: 'Börse', 'BORSE'. */
export const nameKey = (name: string) => fold(name).trim().replace(/\s+/g, ' ')

/** The list of that name. */
export const listNamed = <List extends { name: string }>(lists: readonly List[], name: string): List | undefined => {
  const key = nameKey(name)
  return lists.find((list) => nameKey(list.name) === key)
}

/** QRY-12: the same of folders, whose names may have quotation marks: in a query these stand around a name. */
export const folderKey = (name: string) => nameKey(name.replace(/["“„”]/g, ''))

/** A folder of the user's sources among the values of News Sources. */
export const folderValue = (name: string) => `folder:${name}`

/** Whether one of the folders has that name. */
export const hasFolder = (folders: readonly string[], name: string) =>
  folders.some((folder) => folderKey(folder) === folderKey(name))

export const isFolder = (value: string) => /^folder:/i.test(value)

/** The name of the folder that a value of News Sources stands for. */
export const folderIn = (value: string) => value.slice('folder:'.length)
