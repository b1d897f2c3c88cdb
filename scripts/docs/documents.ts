import { openApi } from './openapi.ts'
import { printJson } from './print-json.ts'
import { socketEvents } from './socket-events.ts'

/** The files that `npm run docs` writes, with paths from the project's root. */
export const documents = [
  { path: 'docs/openapi.json', write: () => printJson(openApi()) },
  { path: 'docs/socket-events.md', write: socketEvents },
]
