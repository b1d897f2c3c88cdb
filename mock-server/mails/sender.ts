import parseAddresses from 'nodemailer/lib/addressparser'
import { EmailAddress } from '../../src/contract/shared/user/email.ts'
import { product } from '../../src/rules/shared/product/product.ts'

export type Sender = { name: string; address: string }

const ours: Sender = { name: product.name, address: product.supportEmail }

/** Parses the sender of mails: `Name <address>` or an address alone; undefined when the text is neither. */
export function senderOf(from: string | undefined): Sender | undefined {
  if (from === undefined) return ours
  const [first, ...others] = parseAddresses(from, { flatten: true })
  const isSender = others.length === 0 && !/[\r\n]/.test(from) && EmailAddress.safeParse(first?.address).success
  return isSender ? first : undefined
}
