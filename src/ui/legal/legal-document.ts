import type { LegalDocumentName } from '../../contract/shared/pages.ts'

/** A string is a paragraph. */
export type LegalBlock = string | { list: string[] }

/** `id` is the fragment of the section's deep link: once published it stays. */
export type LegalSection = { id: string; heading: string; body: LegalBlock[] }

/** `updated` stands in the heading as 'Last updated: …' (LEG-02). */
export type LegalDocument = {
  name: LegalDocumentName
  title: string
  updated: string
  intro: string[]
  sections: LegalSection[]
}

export const legalTitles = {
  disclaimer: 'Disclaimer',
  tos: 'Terms of Service',
  privacy: 'Privacy Policy',
  cookies: 'Cookies Policy',
} as const satisfies Record<LegalDocumentName, string>
