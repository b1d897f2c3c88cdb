import type { Server } from 'socket.io'
import { ContentSearchContext } from '../../src/contract/content/content.ts'
import { namespaces } from '../../src/contract/shared/connection.ts'
import { compileContent } from '../../src/rules/content/content-match.ts'
import type { Installed } from '../installation/installation.ts'
import { withOrigin } from '../installation/with-origin.ts'
import { type ListParts, serveLists } from '../lists/serve-lists.ts'
import type { Content } from './open-content.ts'

/** Serves `/content`. */
export const serveContent = (
  io: Server,
  { stories, installation, ...parts }: ListParts & { stories: Content['stories']; installation: Installed },
) =>
  serveLists(
    io,
    namespaces.content,
    withOrigin({ ...stories, context: ContentSearchContext, compile: compileContent }, installation),
    parts,
  )
