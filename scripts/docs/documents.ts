import { openApi } from './openapi.ts'
import { printJson } from './print-json.ts'
import { socketEvents } from './socket-events.ts'

/** What `npm run docs` writes, from the project's root. */
export const documents = [
  { path: 'docs/openapi.json', write: () => printJson(openApi()) },
  { path: 'docs/socket-events.md', write: socketEvents },
]
