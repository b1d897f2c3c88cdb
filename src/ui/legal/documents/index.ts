import type { LegalDocumentName } from '../../../contract/shared/pages.ts'
import type { LegalDocument } from '../legal-document.ts'

/** Each document is loaded when it is first read. */
export const legalDocumentLoaders: Record<LegalDocumentName, () => Promise<LegalDocument>> = {
  disclaimer: () => import('./disclaimer.ts').then(({ disclaimer }) => disclaimer),
  tos: () => import('./terms-of-service.ts').then(({ termsOfService }) => termsOfService),
  privacy: () => import('./privacy-policy.ts').then(({ privacyPolicy }) => privacyPolicy),
  cookies: () => import('./cookies-policy.ts').then(({ cookiesPolicy }) => cookiesPolicy),
}
