import { ContentItem, type ContentSearchContext } from '../../contract/content/content.ts'
import type { LiveSocket } from './line.ts'
import { createLists, type Surroundings } from './lists.ts'

/** The live lists of the News Pit's items, on a socket of `/content`. */
export const createContent = (socket: LiveSocket, environment: Surroundings) =>
  createLists<ContentSearchContext, ContentItem>(socket, ContentItem, 'content', environment).search
