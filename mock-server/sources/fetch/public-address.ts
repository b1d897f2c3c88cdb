import { BlockList, isIPv4 } from 'node:net'

/** Networks of this machine, its neighbours, or reserved ones: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** For IPv6 only the networks that are allocated worldwide, without those that map to IPv4. */
const given: readonly [network: string, prefix: number] = ['2000::', 3]
const specialInIt: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [network, prefix] of special) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialInIt) refused.addSubnet(network, prefix, 'ipv6')
const worldwide = new BlockList()
worldwide.addSubnet(...given, 'ipv6')

/** Whether an IP address is on the open internet, rather than this machine, its network or a cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4')
  const [plain = ''] = address.split('%')
  return worldwide.check(plain, 'ipv6') && !refused.check(plain, 'ipv6')
}
