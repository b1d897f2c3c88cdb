import type { Server } from 'socket.io'
import { namespaces } from '../../src/contract/shared/connection.ts'
import { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import type { Installed } from '../installation/installation.ts'
import { withOrigin } from '../installation/with-origin.ts'
import { type ListParts, serveLists } from '../lists/serve-lists.ts'
import { newsKeys } from './news-keys.ts'
import type { Newsroom } from './newsroom.ts'

/** Serves `/news`. */
export const serveNews = (
  io: Server,
  { newsroom, installation, ...parts }: ListParts & { newsroom: Newsroom; installation: Installed },
) =>
  serveLists(
    io,
    namespaces.news,
    withOrigin({ ...newsroom, context: ListedSearch, compile: compileContext, keys: newsKeys }, installation),
    parts,
  )
