import { LinkSearch, type Place, pages } from '../../../contract/shared/pages.ts'

const notFound: Place = { page: 'notFound' }

/** RTE-01 to RTE-11: the place of a path such as `/legal/tos`. The router finds the same. Never throws. */
export function placeOf(path: string): Place {
  const [name, value, ...rest] = path.replace(/^\/+|\/+$/g, '').split('/')
  const found = Object.values(pages).find((page) => page.path.split('/')[1] === (name || 'terminal'))
  if (!found || rest.length > 0) return notFound
  if (value === undefined) return found.params.safeParse({}).data ?? notFound
  const key = /\$(\w+)/.exec(found.path)?.[1]
  const text = decoded(value)
  if (!key || text === undefined) return notFound
  return found.params.safeParse({ [key]: text }).data ?? notFound
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** RTE-09, RTE-10, RTE-19: the tokens of a link's query, `?token=…` and `?shared=…`; undefined for none. */
export const tokensOf = (query: string) => LinkSearch.parse(Object.fromEntries(new URLSearchParams(query)))
