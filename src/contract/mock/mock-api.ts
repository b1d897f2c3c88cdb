import { sources } from '../sources/sources.routes.ts'
import { mock } from './mock.routes.ts'
import { pages } from './mock-pages.routes.ts'

/** Every HTTP call of the bundled backend that is none of the product's: it stands under `/mock`, outside `API_BASE`, and may be switched off. */
export const mockApi = { mock, sources, pages }
