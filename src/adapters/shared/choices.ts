import * as z from 'zod/mini'
import type { Environment } from '../../contract/shared/environment.ts'
import { READ_LIMIT, Reading } from '../../contract/shared/reading.ts'
import { jsonOf, type SiteStorage, type TextStore } from '../../contract/shared/storage.ts'
import { KeptKeys } from '../../contract/shared/user/kept-keys.ts'
import { KeptWorkspace } from '../../contract/shared/workspace.ts'

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY
const CONSENT = 'market-flux.consent'
const APPEARANCE = 'market-flux.appearance'
const WORKSPACE = 'market-flux.workspace'
const READING = 'market-flux.reading'
const TRANSPORT = 'market-flux.transport'
const KEYS = 'market-flux.keys'
const OWNER = 'market-flux.workspace-owner'

/** `put-off./first-run`: that a newcomer has answered what they follow (TRM-10), `put-off./hints`: the key hints that are no longer needed (LAY-34); no username has a slash. `put-off.ann`: the ids of the visitors' watchlists that a user does not want to be asked about (WCH-11), `put-off./desks.ann`: what is known of the visitors' desks for a user (DSK-05). `apart.ann`: the reports that they have set apart (STY-11). `alerts.ann`, `rang.ann`: their alerts, and what rang (ALT-01). `desks.ann`: their desks (DSK-01), `desks./agreed.ann` and `desks./rest.ann`: those that the account has, and those for which it has no space (DSK-04). `unread.ann`: what is new about their watchlists (WCH-12). */
type Later =
  | 'calendar'
  | 'chart'
  | 'heatmap'
  | 'pit'
  | `${'put-off' | 'apart' | 'alerts' | 'rang' | 'desks' | 'unread'}.${string}`
/** What is kept and is not necessary. */
const CONVENIENCE =
  /^market-flux\.((appearance|keys|reading|transport|calendar|chart|heatmap|pit)$|workspace|(put-off|apart|alerts|rang|desks|unread)\.)/

const Consent = z.object({ functionality: z.boolean(), thirdParty: z.boolean() })
const Appearance = z.object({
  theme: z.enum(['system', 'dark', 'light']),
  density: z.enum(['dense', 'compact', 'comfortable']),
})
const Transport = z.enum(['slow', 'refused'])
const Kept = z.object({ until: z.number(), value: z.unknown() })
type Consent = z.infer<typeof Consent>
type Appearance = z.infer<typeof Appearance>

/**
 * What this browser's reader chose. The consent is kept 12 months; what is a convenience only is kept as long, but in the tab alone until
 * functionality was allowed. What cannot be read, or is too old, counts as never chosen.
 */
export function createChoices(
  { lasting, ofTheTab }: Pick<SiteStorage, 'lasting' | 'ofTheTab'>,
  { now }: Pick<Environment, 'now'>,
) {
  const write = (store: TextStore, name: string, value: unknown, duration = YEAR) =>
    store.set(name, JSON.stringify({ until: now() + duration, value }))
  const read = <Value>(store: TextStore, name: string, schema: z.ZodMiniType<Value>) => {
    const kept = Kept.safeParse(jsonOf(store.get(name)))
    return kept.success && kept.data.until > now() ? schema.safeParse(kept.data.value).data : undefined
  }
  const consent = () => read(lasting, CONSENT, Consent)
  const recall = <Value>(name: string, schema: z.ZodMiniType<Value>, [first, then] = [ofTheTab, lasting]) =>
    read(first, name, schema) ?? read(then, name, schema)
  const keep = (name: string, value: unknown, duration?: number) => {
    write(ofTheTab, name, value, duration)
    if (consent()?.functionality) write(lasting, name, value, duration)
  }

  return {
    consent,
    keepConsent(chosen: Consent) {
      write(lasting, CONSENT, chosen)
      for (const name of conveniences(chosen.functionality ? ofTheTab : lasting)) {
        if (chosen.functionality) lasting.set(name, ofTheTab.get(name) ?? '')
        else lasting.remove(name)
      }
    },
    appearance: () => recall(APPEARANCE, Appearance),
    keepAppearance: (chosen: Appearance) => keep(APPEARANCE, chosen),
    keys: () => recall(KEYS, KeptKeys),
    /** The rest of what was chosen about keys stays. */
    keepKeys: (chosen: Partial<KeptKeys>) =>
      keep(KEYS, { areOff: false, changes: [], ...recall(KEYS, KeptKeys), ...chosen }),
    /** The Terminal of a user of this browser, or of its visitors. */
    workspace: (owner?: string) => recall(workspaceOf(owner), KeptWorkspace),
    keepWorkspace(owner: string | undefined, workspace: KeptWorkspace) {
      keep(OWNER, owner ?? '')
      keep(workspaceOf(owner), workspace)
    },
    /** What parts keep that are no part of the first load: their schemas come with them. */
    later: <Value>(part: Later, schema: z.ZodMiniType<Value>) => recall(`market-flux.${part}`, schema),
    /** The same, where this tab has kept it. */
    inTab: <Value>(part: Later, schema: z.ZodMiniType<Value>) => read(ofTheTab, `market-flux.${part}`, schema),
    /** The same of what tabs change together: another may have kept it last. */
    shared: <Value>(part: Later, schema: z.ZodMiniType<Value>) =>
      recall(`market-flux.${part}`, schema, [lasting, ofTheTab]),
    keepLater: (part: Later, chosen: unknown) => keep(`market-flux.${part}`, chosen),
    reading: () => recall(READING, Reading),
    /** What another tab has kept as read stays so. */
    keepReading(reading: Reading) {
      const own = new Set(reading.read)
      const others = (read(lasting, READING, Reading)?.read ?? []).filter((id) => !own.has(id))
      keep(READING, { ...reading, read: [...others, ...own].slice(-READ_LIMIT) })
    },
    /** That WebSockets do not open here, for a day: a computer moves between networks. */
    transport: () => recall(TRANSPORT, Transport),
    keepTransport: (way: z.infer<typeof Transport>) => keep(TRANSPORT, way, DAY),
    /** Whose Terminal was the last; undefined for a visitor's. */
    workspaceOwner: () => recall(OWNER, z.string()) || undefined,
  }
}

const workspaceOf = (owner = '') => (owner ? `${WORKSPACE}.${owner}` : WORKSPACE)

const conveniences = (store: TextStore) => store.names().filter((name) => CONVENIENCE.test(name))
