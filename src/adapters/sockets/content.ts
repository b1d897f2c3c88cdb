import type { Socket } from 'socket.io-client'
import { ContentItem, type ContentSearchContext } from '../../contract/content.ts'
import { createLists } from './lists.ts'

/** The live lists of the News Pit's items, on a socket of `/content`. */
export const createContent = (socket: Socket) =>
  createLists<ContentSearchContext, ContentItem>(socket, ContentItem, 'content')
