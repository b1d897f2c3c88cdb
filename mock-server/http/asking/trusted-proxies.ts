import { isIP } from 'node:net'
import { CannotStart } from '../../cannot-start.ts'

/** Parses a comma-separated list of addresses and ranges. Headers that they forward about a caller are believed. */
export function readTrustedProxies(text: string | undefined): string[] | undefined {
  if (!text) return undefined
  const proxies = text.split(',').map((proxy) => proxy.trim())
  if (proxies.every(isAddressOrRange)) return proxies
  throw new CannotStart(`TRUSTED_PROXIES is '${text}', but must be like 127.0.0.1, 10.0.0.0/8, with commas between.`)
}

function isAddressOrRange(text: string) {
  const [, address = '', bits = '1'] = /^([\d.:a-f]+)(?:\/([1-9]\d{0,2}))?$/i.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}
