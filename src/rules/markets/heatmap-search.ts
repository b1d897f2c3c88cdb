import type { HeatmapTile } from '../../contract/markets/markets.ts'
import { asks, emptyLists, namesLists, unknownLists } from '../shared/query/phrase.ts'
import type { NamedSymbols } from '../shared/query/query.ts'

type Tiles = readonly HeatmapTile[]
/** `lists`: those that the phrase names; undefined until they are known. */
type Asked = { phrase: string; lists?: readonly NamedSymbols[] | undefined }

/** EMB-03: the shares that are asked for; undefined until it is known which. The same array where nothing is asked. */
export function tilesFor(tiles: Tiles, { phrase, lists }: Asked): Tiles | undefined {
  if (phrase.trim() === '') return tiles
  if (!lists && namesLists(phrase)) return undefined
  const isAsked = asks(phrase, lists)
  return tiles.filter(({ symbol, title, sector, industry }) =>
    isAsked({ fields: [symbol, title, sector, industry], symbol }),
  )
}

/** Why none is shown. */
export function noneWords(tiles: Tiles, { phrase, lists = [] }: Asked) {
  if (tiles.length === 0) return 'No shares are traded here.'
  const [[unknown], [empty]] = [unknownLists(phrase, lists), emptyLists(phrase, lists)]
  if (unknown !== undefined) return `No such list: “${unknown}”.`
  return empty === undefined ? 'No share matches.' : `The list “${empty}” is empty.`
}
