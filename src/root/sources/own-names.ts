import type { OwnName } from '../../rules/filters/own-names.ts'
import { publisherOf } from '../../rules/sources/own/words.ts'
import type { Calls } from '../session/session.ts'

/** FED-03: the user's own sources, by what filters call them. */
export const ownNamesBy = (calls: Calls) => async (): Promise<readonly OwnName[]> =>
  (await (await calls()).http.listOwnSources()).map((source) => ({
    publisher: publisherOf(source),
    folder: source.folder,
  }))
