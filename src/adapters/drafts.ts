import * as z from 'zod/mini'
import { Drafts } from '../contract/drafts.ts'

const NAME = 'market-flux.drafts'
/** A page is back within seconds; what is found later belongs to another time. */
const KEPT_MS = 15 * 60_000
const Kept = z.object({ until: z.number(), drafts: Drafts })

/** Keeps what was typed over a reload of this tab. Where nothing can be kept, it is lost as it would be without us. */
export function keepDrafts(drafts: Drafts) {
  reach(() => sessionStorage.setItem(NAME, JSON.stringify({ until: Date.now() + KEPT_MS, drafts })))
}

/** What was kept, once. */
export function takeDrafts(): Drafts | undefined {
  const text = reach(() => sessionStorage.getItem(NAME))
  reach(() => sessionStorage.removeItem(NAME))
  const { data } = Kept.safeParse(reach(() => JSON.parse(text ?? 'null')))
  return data && data.until > Date.now() ? data.drafts : undefined
}

function reach<Output>(use: () => Output): Output | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
