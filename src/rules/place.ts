/** Where the reader is: one value for each route of the product. */
export type Place =
  | { page: 'terminal'; presetId?: string }
  | { page: 'newsPit'; itemId?: string }
  | { page: 'aboutUs' }
  | { page: 'contactUs' }
  | { page: 'profile'; part?: ProfilePart }
  | { page: 'legal'; document?: LegalDocumentName }
  | { page: 'resetPassword' }
  | { page: 'verifyUser' }
  | { page: 'kit' }
  | { page: 'notFound' }

export const profileParts = ['user-profile', 'create-account', 'sign-in', 'reset-password-request'] as const
export type ProfilePart = (typeof profileParts)[number]
export const legalDocuments = ['tos', 'privacy', 'disclaimer', 'cookies'] as const
export type LegalDocumentName = (typeof legalDocuments)[number]

const isId = (text: string) => /^[A-Za-z0-9_-]{1,64}$/.test(text)

/** RTE-01 to RTE-11: the place of a path such as `/legal/tos`. Never throws. */
export function placeOf(path: string): Place {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '')
  if (rest.length > 0) return { page: 'notFound' }
  if (second === undefined) {
    if (first === 'reset-password') return { page: 'resetPassword' }
    if (first === 'verify-user') return { page: 'verifyUser' }
    if (first === '' || first === 'terminal') return { page: 'terminal' }
    if (first === 'news-pit') return { page: 'newsPit' }
    if (first === 'about-us') return { page: 'aboutUs' }
    if (first === 'contact-us') return { page: 'contactUs' }
    if (first === 'profile') return { page: 'profile' }
    if (first === 'legal') return { page: 'legal', document: 'tos' }
    if (first === 'kit') return { page: 'kit' }
    return { page: 'notFound' }
  }
  return placeWithin(first, second)
}

/** RTE-09, RTE-10: the token of a mailed link's query, `?token=…`; undefined for none. */
export const tokenOf = (query: string) => new URLSearchParams(query).get('token') || undefined

function placeWithin(first: string, second: string): Place {
  if (first === 'terminal' && isId(second)) return { page: 'terminal', presetId: second }
  if (first === 'news-pit' && isId(second)) return { page: 'newsPit', itemId: second }
  if (first === 'legal') return { page: 'legal', document: legalDocuments.find((name) => name === second) }
  const part = profileParts.find((name) => name === second)
  return first === 'profile' && part ? { page: 'profile', part } : { page: 'notFound' }
}
