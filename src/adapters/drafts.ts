import * as z from 'zod/mini'
import { Drafts } from '../contract/drafts.ts'
import { jsonOf, type TextStore } from '../contract/storage.ts'

const NAME = 'market-flux.drafts'
/** A page is back within seconds; what is found later belongs to another time. */
const KEPT_MS = 15 * 60_000
const Kept = z.object({ until: z.number(), drafts: Drafts })

/** Keeps what was typed over a reload of this tab; in the tab's name, which is there in every browser, where it cannot be stored. */
export function keepDrafts(ofTheTab: TextStore, drafts: Drafts) {
  const text = JSON.stringify({ until: Date.now() + KEPT_MS, drafts })
  if (!ofTheTab.set(NAME, text)) window.name = NAME + text
}

/** What was kept, once. */
export function takeDrafts(ofTheTab: TextStore): Drafts | undefined {
  const isInName = window.name.startsWith(NAME)
  const text = isInName ? window.name.slice(NAME.length) : ofTheTab.get(NAME)
  if (isInName) window.name = ''
  ofTheTab.remove(NAME)
  const { data } = Kept.safeParse(jsonOf(text))
  return data && data.until > Date.now() ? data.drafts : undefined
}
