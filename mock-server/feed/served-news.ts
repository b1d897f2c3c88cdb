import { namespaces } from '../../src/contract/shared/connection.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { Place } from '../../src/contract/shared/pages.ts'
import { SERVED_LIMIT } from '../../src/rules/shared/page/served.ts'
import type { Installed } from '../installation/installation.ts'
import { type Faults, isFaulty } from '../mock/faults.ts'
import type { Newsroom } from './newsroom.ts'

const ROOT = '<div id="root"></div>'

/** The page carries what its lists show first, each in an element with its id: the live lists replace them. */
export function withServed(page: string, lists: Readonly<Record<string, readonly object[]>>) {
  const scripts = Object.entries(lists)
    .filter(([, items]) => items.length > 0)
    .map(([id, items]) => `\n    <script type="application/json" id="${id}">${dataIn(items)}</script>`)
  return page.replace(ROOT, () => [ROOT, ...scripts].join(''))
}

/** JSON in which no text can end the script, begin a comment in it, or end a line of it. */
const dataIn = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export type ServedParts = { faults: Pick<Faults, 'list'>; installation: Pick<Installed, 'originOf'> }

/**
 * The newest news of one origin, as the Terminal's list has it. None where a preset of the address may ask for others, and while a fault is on that concerns the list, which
 * would else not be seen.
 */
export function newestAt(
  place: Place,
  { newest }: Pick<Newsroom, 'newest'>,
  { faults, installation }: ServedParts,
): readonly NewsItem[] {
  if (place.page !== 'terminal' || place.presetId !== undefined || isFaulty(faults, namespaces.news)) return []
  return newest({ origin: installation.originOf(undefined) }, SERVED_LIMIT)
}
