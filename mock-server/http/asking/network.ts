import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The key that callers are counted by: the address for IPv4, the first 64 bits for IPv6, which all belong to one caller.
 * @example networkOf('2001:db8::1:2:3:4') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const { ipv4, groups } = partsOf(address)
  return ipv4 ?? groups.slice(0, 4).join(':')
}

/**
 * An address without the part that distinguishes the connections of a provider: the first 24 bits of IPv4, the first 48 of IPv6.
 * @example shortAddress('203.0.113.7') // '203.0.113.x'
 * @example shortAddress('2001:db8:85a3::8a2e:370:7334') // '2001:db8:85a3:x'
 */
export function shortAddress(address: string): string {
  const { ipv4, groups } = partsOf(address)
  return ipv4 === undefined ? [...groups.slice(0, 3), 'x'].join(':') : ipv4.replace(/\.\d+$/, '.x')
}

type Parts = { ipv4: string; groups?: undefined } | { ipv4?: undefined; groups: string[] }

/** The eight groups of an IPv6 address. */
function partsOf(address: string): Parts {
  const [bare = ''] = address.split('%')
  const [, mapped] = MAPPED.exec(bare) ?? []
  if (mapped !== undefined || !isIPv6(bare)) return { ipv4: mapped ?? address }
  // the URL normalises the notation
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return { groups: [...first, ...zeros, ...last] }
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)

/** The network of a request, determined as the server does for calls: forwarded headers of trusted proxies are believed. */
export function networkReader(trustedProxies: string[] = []) {
  const isTrusted = proxyAddress.compile(trustedProxies)
  return (request: IncomingMessage) => networkOf(proxyAddress(request, isTrusted))
}
