import * as z from 'zod/mini'
import { Drafts } from '../../contract/drafts/drafts.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { jsonOf, type TextStore } from '../../contract/shared/storage.ts'

const NAME = 'market-flux.drafts'
/** A page is back within seconds; what is found later belongs to another time. */
const KEPT_MS = 15 * 60_000
type Surroundings = Pick<Environment, 'page' | 'now'>
const Kept = z.object({ until: z.number(), drafts: Drafts })

/** Keeps what was typed over a reload of this tab; in the tab's name, which is there in every browser, where it cannot be stored. */
export function keepDrafts(ofTheTab: TextStore, drafts: Drafts, { page: { window }, now }: Surroundings) {
  const text = JSON.stringify({ until: now() + KEPT_MS, drafts })
  if (!ofTheTab.set(NAME, text)) window.name = NAME + text
}

/** What was kept, once. */
export function takeDrafts(ofTheTab: TextStore, { page: { window }, now }: Surroundings): Drafts | undefined {
  const isInName = window.name.startsWith(NAME)
  const text = isInName ? window.name.slice(NAME.length) : ofTheTab.get(NAME)
  if (isInName) window.name = ''
  ofTheTab.remove(NAME)
  const { data } = Kept.safeParse(jsonOf(text))
  return data && data.until > now() ? data.drafts : undefined
}
