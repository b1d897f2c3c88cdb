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
 * functionality was allowed. What cannot be read, or is too old, counts as never chosen.
 */
export function createChoices(now: () => number = Date.now) {
  const write = (storage: Storage, name: string, value: unknown) =>
    storage.setItem(name, JSON.stringify({ until: now() + YEAR, value }))
  const read = <Value>(storage: Storage, name: string, schema: z.ZodMiniType<Value>) => {
    const kept = Kept.safeParse(parse(storage.getItem(name)))
    return kept.success && kept.data.until > now() ? schema.safeParse(kept.data.value).data : undefined
  }
  const consent = () => read(localStorage, CONSENT, Consent)

  return {
    consent,
    keepConsent(chosen: Consent) {
      write(localStorage, CONSENT, chosen)
      const appearance = sessionStorage.getItem(APPEARANCE)
      if (!chosen.functionality) localStorage.removeItem(APPEARANCE)
      else if (appearance) localStorage.setItem(APPEARANCE, appearance)
    },
    appearance: () => read(sessionStorage, APPEARANCE, Appearance) ?? read(localStorage, APPEARANCE, Appearance),
    keepAppearance(chosen: Appearance) {
      write(sessionStorage, APPEARANCE, chosen)
      if (consent()?.functionality) write(localStorage, APPEARANCE, chosen)
    },
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
