import { FeedDetails } from '../rows/FeedDetails.tsx'
import { MutedFoot } from '../rows/MutedFoot.tsx'
import { EmptyAdvice } from './EmptyAdvice.tsx'
import { UndoOffer } from './UndoOffer.tsx'

/** What a feed shows besides its rows: in one file, which comes after them. */
export const feedParts = { EmptyAdvice, FeedDetails, MutedFoot, UndoOffer }
