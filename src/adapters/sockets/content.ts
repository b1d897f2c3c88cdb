import type { Socket } from 'socket.io-client'
import { ContentItem, type ContentSearchContext } from '../../contract/content/content.ts'
import { createLists, type Surroundings } from './lists.ts'

/** The live lists of the News Pit's items, on a socket of `/content`. */
export const createContent = (socket: Socket, environment: Surroundings) =>
  createLists<ContentSearchContext, ContentItem>(socket, ContentItem, 'content', environment).search
