import { product } from '../../../rules/shared/product/product.ts'
import type { LegalSection } from '../legal-document.ts'

const { name, company, supportEmail } = product

/** The section that every document has, because anyone may run a copy of the product. */
export const thisCopy: LegalSection = {
  id: 'this-copy',
  heading: 'Who runs this copy',
  body: [
    `${name} is software that anyone may run, and this text comes with it. Anyone who offers a copy of it to others is its operator. In this text “we” and “us” mean the operator, who is named here as ${company}, reachable at ${supportEmail}.`,
    'The names and the e-mail address that come with the software stand in for those of the operator. Anyone who runs a copy for others must replace them with their own, must make this text say what that copy really does, and must have it checked under the law that applies to them.',
    'Someone who runs a copy only for themselves, on their own computer, is both operator and user. The data of such a copy stay on that computer, apart from what it is set up to fetch or send.',
  ],
}
