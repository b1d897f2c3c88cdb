import { ABSENCE } from '../rules/feed/reading.ts'
import type { Density } from '../rules/shared/page/shell.ts'

const OURS = 'market-flux.'

/** What a browser may keep of the app (src/adapters/shared/choices.ts) and be shown the picture, which goes by it. */
export type Kept = {
  consent?: { thirdParty?: boolean }
  appearance?: { density?: Density }
  transport?: string
  reading?: { read: readonly string[]; lastVisit?: string; left?: { at: number; seen: string } }
}
const DRAWN = /^(consent|appearance|transport|reading)$/

/** What was kept in the tab counts before what was kept for longer. Undefined where more is kept. Throws where something is not as the app writes it. */
export function keptHere(): Kept | undefined {
  const kept: Kept = {}
  for (const [key, text] of [...textsIn('localStorage'), ...textsIn('sessionStorage')]) {
    const [, name] = key.split(OURS)
    if (name === undefined) continue
    if (!DRAWN.test(name)) return undefined
    const { until, value } = JSON.parse(text)
    if (until > Date.now()) Object.assign(kept, { [name]: value })
  }
  return kept
}

/** A store that may not be read keeps nothing. */
function textsIn(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    return Object.entries(window[name])
  } catch {
    return []
  }
}

export const densityOf = ({ appearance }: Kept) => appearance?.density ?? 'dense'
export const isRead = ({ reading }: Kept, id: string) => reading?.read.includes(id) ?? false

/** As the chart of what was read has it. */
export function lastVisitOf({ reading: { left, lastVisit } = { read: [] } }: Kept) {
  return left && Date.now() - left.at >= ABSENCE ? left.seen : lastVisit
}

type Brought = { id: string; publishedDatetime: string; sortDatetime?: string; receivedDatetime: string }
/** The items that the page brings along under an id. */
export const broughtIn = (id: string): readonly Brought[] =>
  JSON.parse(document.querySelector(`#${id}`)?.textContent ?? '[]')
