import { namespaces } from '../../src/contract/shared/connection.ts'
import { type NewsItem, SERVED_LIMIT, SERVED_NEWS } from '../../src/contract/shared/news.ts'
import { placeOf } from '../../src/rules/shared/page/place.ts'
import type { Installed } from '../installation/installation.ts'
import type { Faults } from '../mock/faults.ts'
import type { Newsroom } from './newsroom.ts'

const ROOT = '<div id="root"></div>'

/** The Terminal's page carries the headlines that it shows first: the live list replaces them. A preset of its address may ask for others. */
export function withServedNews(page: string, path: string, newest: () => readonly NewsItem[]) {
  const place = placeOf(path)
  if (place.page !== 'terminal' || place.presetId !== undefined || !page.includes(ROOT)) return page
  const items = newest()
  if (items.length === 0) return page
  const script = `<script type="application/json" id="${SERVED_NEWS}">${dataIn(items)}</script>`
  return page.replace(ROOT, () => `${ROOT}\n    ${script}`)
}

/** JSON in which no text can end the script, begin a comment in it, or end a line of it. */
const dataIn = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Parts = { faults: Pick<Faults, 'list'>; installation: Pick<Installed, 'originOf'> }

/** The newest news of one origin, as the list has it; none while a fault is on that concerns the list, which would else not be seen. */
export const newestOf =
  ({ newest }: Pick<Newsroom, 'newest'>, { faults, installation }: Parts) =>
  () =>
    faults.list().some(({ call }) => call === '*' || call === namespaces.news)
      ? []
      : newest({ origin: installation.originOf(undefined) }, SERVED_LIMIT)
