import type { Socket } from 'socket.io-client'
import { ContentItem, type ContentSearchContext } from '../../contract/content.ts'
import type { Environment } from '../../contract/environment.ts'
import { createLists } from './lists.ts'

/** The live lists of the News Pit's items, on a socket of `/content`. */
export const createContent = (socket: Socket, environment: Pick<Environment, 'now' | 'after'>) =>
  createLists<ContentSearchContext, ContentItem>(socket, ContentItem, 'content', environment)
