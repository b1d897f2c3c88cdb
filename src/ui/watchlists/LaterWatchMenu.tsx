import { laterPart } from '../later-part.tsx'

/** The lists come after the page of the symbol. */
export const LaterWatchMenu = laterPart('watch menu')
