import type { Server } from 'socket.io'
import { namespaces } from '../../src/contract/shared/connection.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import type { Installed } from '../installation/installation.ts'
import { withOrigin } from '../installation/with-origin.ts'
import type { OwnPart } from '../lists/own-part.ts'
import { type ListParts, serveLists } from '../lists/serve-lists.ts'
import { newsKeys } from './news-keys.ts'
import type { Newsroom } from './newsroom.ts'

/** Serves `/news`. */
export const serveNews = (
  io: Server,
  {
    newsroom,
    installation,
    own,
    ...parts
  }: ListParts & { newsroom: Newsroom; installation: Installed; own: OwnPart<ListedSearch, NewsItem> },
) =>
  serveLists(
    io,
    namespaces.news,
    withOrigin({ ...newsroom, context: ListedSearch, compile: compileContext, keys: newsKeys, own }, installation),
    parts,
  )
