import type { Server } from 'socket.io'
import { namespaces } from '../../src/contract/shared/connection.ts'
import { SearchContext } from '../../src/contract/shared/search-context.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import { type ListParts, serveLists } from '../lists/serve-lists.ts'
import type { Newsroom } from './newsroom.ts'

/** Serves `/news`. */
export const serveNews = (io: Server, { newsroom, ...parts }: ListParts & { newsroom: Newsroom }) =>
  serveLists(io, namespaces.news, { ...newsroom, context: SearchContext, compile: compileContext }, parts)
