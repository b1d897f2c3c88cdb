import * as z from 'zod/mini'

const YEAR = 365 * 24 * 60 * 60 * 1000
const CONSENT = 'market-flux.consent'
const APPEARANCE = 'market-flux.appearance'

const Consent = z.object({ functionality: z.boolean(), thirdParty: z.boolean() })
const Appearance = z.object({ theme: z.enum(['system', 'dark', 'light']), density: z.enum(['comfortable', 'compact']) })
const Kept = z.object({ until: z.number(), value: z.unknown() })
type Consent = z.infer<typeof Consent>
type Appearance = z.infer<typeof Appearance>

/**
 * What this browser's reader chose. The consent is kept 12 months; what is a convenience only is kept as long, but in the tab alone until
 * functionality was allowed. What cannot be read, or is too old, counts as never chosen; what cannot be kept holds as long as the page.
 */
export function createChoices(now: () => number = Date.now) {
  const write = (store: Store, name: string, value: unknown) =>
    reach(store, (storage) => storage.setItem(name, JSON.stringify({ until: now() + YEAR, value })))
  const read = <Value>(store: Store, name: string, schema: z.ZodMiniType<Value>) => {
    const kept = Kept.safeParse(reach(store, (storage) => JSON.parse(storage.getItem(name) ?? 'null')))
    return kept.success && kept.data.until > now() ? schema.safeParse(kept.data.value).data : undefined
  }
  const consent = () => read(lasting, CONSENT, Consent)
  const appearance = () => read(ofTheTab, APPEARANCE, Appearance) ?? read(lasting, APPEARANCE, Appearance)

  return {
    consent,
    keepConsent(chosen: Consent) {
      write(lasting, CONSENT, chosen)
      const shown = appearance()
      if (!chosen.functionality) reach(lasting, (storage) => storage.removeItem(APPEARANCE))
      else if (shown) write(lasting, APPEARANCE, shown)
    },
    appearance,
    keepAppearance(chosen: Appearance) {
      write(ofTheTab, APPEARANCE, chosen)
      if (consent()?.functionality) write(lasting, APPEARANCE, chosen)
    },
  }
}

type Store = () => Storage
const lasting: Store = () => localStorage
const ofTheTab: Store = () => sessionStorage

/** Where a reader has blocked a site's storage, the mere mention of it throws. */
function reach<Value>(store: Store, use: (storage: Storage) => Value) {
  try {
    return use(store())
  } catch {
    return undefined
  }
}
