import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What callers are counted by: an address of IPv4, of IPv6 the first 64 bits of it, all of which one caller has.
 * @example networkOf('2001:db8::1:2:3:4') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const [, mapped] = MAPPED.exec(bare) ?? []
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? address
  // the URL writes them all in one way
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)

/** Whose network a request comes from, as the server reads it for calls: what trusted proxies forward is believed. */
export function networkReader(trustedProxies: string[] = []) {
  const isTrusted = proxyAddress.compile(trustedProxies)
  return (request: IncomingMessage) => networkOf(proxyAddress(request, isTrusted))
}
