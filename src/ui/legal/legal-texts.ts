import { createLater } from '../kit/later.ts'
import { legalDocumentLoaders } from './documents/index.ts'

/** The documents of the page and of the overlay: each comes once. */
export const legalTexts = {
  disclaimer: createLater(legalDocumentLoaders.disclaimer),
  tos: createLater(legalDocumentLoaders.tos),
  privacy: createLater(legalDocumentLoaders.privacy),
  cookies: createLater(legalDocumentLoaders.cookies),
}
