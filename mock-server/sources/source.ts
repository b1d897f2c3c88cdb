import { digestOf } from './documents/document-name.ts'

/** A feed at an address of the web. */
export type Source = {
  id: string
  /** As the user gave it: it identifies the source, even after it has moved. */
  address: string
  /** The name for people; '' means the feed's own title. */
  name: string
  isOn: boolean
  /** A polling interval set by the user. */
  everyMinutes?: number | undefined
  /** Users have added it, and its items are for them alone. All others are the installation's. */
  isOwn?: true
}
export type GivenSource = {
  url: string
  name?: string | undefined
  isOn?: boolean | undefined
  everyMinutes?: number | undefined
}

const SHORT_DIGEST = 8

/** What is wrong with an address, in words. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return `'${text}' is no address.`
  const { protocol, username, password } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return `'${text}' is neither http: nor https:.`
  if (username !== '' || password !== '') return 'An address with a user name or a password is not fetched.'
  return undefined
}

/** The same text for all notations of an address. */
export function sourceOf({ url, name = '', isOn = true, everyMinutes }: GivenSource): Source {
  const address = new URL(url)
  address.hash = ''
  return { id: digestOf(address.href), address: address.href, name: name.trim(), isOn, everyMinutes }
}

/** The feed of users at an address. Its id is not that of the installation's source at the same address: what they bring is kept apart. */
export function ownSourceOf(url: string, isOn: boolean): Source & { isOwn: true } {
  const { id, address } = sourceOf({ url })
  return { id: digestOf(`own ${id}`), address, name: '', isOn, isOwn: true }
}

/** What logs say about a source: an address of a user's may be a secret. */
export const loggedNameOf = ({ address, isOwn }: Source) =>
  isOwn ? `A user's source at ${new URL(address).host}` : address

/** The name of the source in its items. The query may contain a secret, so it appears as a digest only. */
export function documentNameOf({ address }: Source): string {
  const { host, pathname, search } = new URL(address)
  const location = `${host}${pathname}`.replace(/\/+$/, '')
  return search === '' ? location : `${location}?${digestOf(search).slice(0, SHORT_DIGEST)}`
}
