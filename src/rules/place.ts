import { LinkSearch, type Place, pages } from '../contract/pages.ts'

const notFound: Place = { page: 'notFound' }

/** RTE-01 to RTE-11: the place of a path such as `/legal/tos`, as the router finds it. Never throws. */
export function placeOf(path: string): Place {
  const [name = 'terminal', value, ...rest] = path.split('/').filter((part) => part !== '')
  const found = Object.values(pages).find((page) => page.path.split('/')[1] === name)
  const key = found && /\{-\$(\w+)\}/.exec(found.path)?.[1]
  if (!found || rest.length > 0 || (value !== undefined && !key)) return notFound
  return found.params.safeParse(key ? { [key]: value } : {}).data ?? notFound
}

/** RTE-09, RTE-10: the token of a mailed link's query, `?token=…`; undefined for none. */
export const tokenOf = (query: string) => LinkSearch.parse(Object.fromEntries(new URLSearchParams(query))).token
