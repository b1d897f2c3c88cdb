import { pages } from '../routes/mock-pages.ts'
import { sources } from '../routes/sources.ts'
import { mock } from './mock.routes.ts'

/** Every HTTP call of the bundled backend that is none of the product's: it stands under `/mock`, outside `API_BASE`, and may be switched off. */
export const mockApi = { mock, sources, pages }
