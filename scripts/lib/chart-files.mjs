import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** The paths of all files below a folder of the project with this ending, sorted; none without the folder. */
export const filesBelow = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name}`)
        .sort()
    : []

/** The paths of files below a folder by their names without the ending, sorted by name. */
export const filesByName = (folder, ending) =>
  new Map(
    filesBelow(folder, ending)
      .map((path) => [basename(path, ending), path])
      .sort(([one], [other]) => one.localeCompare(other)),
  )

/** The path of each chart by its name: `session` is `src/machines/session/session.machine.ts`. */
export const chartFiles = () => filesByName('src/machines', '.machine.ts')
