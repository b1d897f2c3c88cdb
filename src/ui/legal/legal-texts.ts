import { legalDocumentLoaders } from './documents/index.ts'

/** The documents of the page and of the overlay: each comes once. */
export const legalTexts = {
  disclaimer: { name: 'disclaimer', load: legalDocumentLoaders.disclaimer },
  tos: { name: 'terms', load: legalDocumentLoaders.tos },
  privacy: { name: 'privacy policy', load: legalDocumentLoaders.privacy },
  cookies: { name: 'cookies policy', load: legalDocumentLoaders.cookies },
}
