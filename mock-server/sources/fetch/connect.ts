import { lookup as lookUpInWorld } from 'node:dns'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FetchTrouble } from './trouble.ts'

export type LookUp = typeof lookUpInWorld
export type Network = {
  /** Whether a connection to an IP address is allowed. */
  isAllowed(address: string): boolean
  lookUp?: LookUp
}

const refusal = (host: string) =>
  new FetchTrouble(`${host} is this machine or one of its network: PRIVATE_FEEDS=on lets such be asked.`)

/** Throws where the host is an IP address that is not allowed; names are checked when they are looked up. */
export function checkHost({ hostname }: URL, { isAllowed }: Network) {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw refusal(host)
}

/** Requests one address. The connection goes to exactly the IP address that was checked, so that a name cannot resolve to another one in between. */
export async function ask(
  url: URL,
  headers: Record<string, string>,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  checkHost(url, network)
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers, signal, lookup: guarded(network) }, resolve)
      .once('error', reject)
      .end()
  })
}

export function guarded({ isAllowed, lookUp = lookUpInWorld }: Network): LookupFunction {
  return (host, options, answer) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      const allowed = found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return answer(refusal(host), [])
      if (options.all) answer(null, allowed)
      else answer(null, first.address, first.family)
    })
  }
}
