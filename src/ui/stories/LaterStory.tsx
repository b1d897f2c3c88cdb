import { laterPart } from '../later-part.tsx'

/** Who else reports it comes later; a headline can be read without. */
export const LaterStory = laterPart('story')
