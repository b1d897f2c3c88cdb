import * as z from 'zod/mini'
import { MailKind } from '../account/mail-kind.ts'
import { ContentItem } from '../content/content.ts'
import { HttpLink, Id, Instant } from '../shared/fields.ts'
import { NewsItem } from '../shared/news.ts'

/** Where the calls under `/mock` are for those only who have the token that the start prints, it comes in this header. */
export const MOCK_TOKEN_HEADER = 'x-mock-token'

/** What a fault affects: a call (`user.login`), a namespace (`/news`), or `*` for everything that the fault can affect. */
export const FaultTarget = z.string().check(z.regex(/^(\*|\/[a-z]{1,32}|[a-zA-Z]{1,32}\.[a-zA-Z]{1,32})$/))
export type FaultTarget = z.infer<typeof FaultTarget>

const common = {
  call: FaultTarget,
  /** How often it happens before it is over; without it, until it is taken away. Of a namespace, answers to searches are counted, not updates. */
  count: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
}

/** BCK-04. Of several that affect the same call, the oldest comes first. */
export const Fault = z.discriminatedUnion('kind', [
  /** Answers late; `milliseconds` at most a minute. */
  z.strictObject({ ...common, kind: z.literal('latency'), milliseconds: z.int().check(z.gte(0), z.lte(60_000)) }),
  /** Answers with a refusal that the call's contract promises. */
  z.strictObject({ ...common, kind: z.literal('status'), status: z.int().check(z.gte(400), z.lte(599)) }),
  /** Takes the bearer for expired. */
  z.strictObject({ ...common, kind: z.literal('expiredToken') }),
  /** Drops the connections of a namespace, at once and at each attempt to come back. */
  z.strictObject({ ...common, kind: z.literal('droppedSocket') }),
  /** Never answers. */
  z.strictObject({ ...common, kind: z.literal('silent') }),
])
export type Fault = z.infer<typeof Fault>

/** The faults that are switched on, the oldest first; `count` is what is left of it. */
export const Faults = z.object({ faults: z.array(Fault) })
export type Faults = z.infer<typeof Faults>

const { title, ...others } = NewsItem.shape

/** A headline put in by hand: missing fields are filled in, `source` as `injected`, both times as now in the world. */
export const InjectedItem = z.extend(z.partial(z.strictObject(others)), { title })
export type InjectedItem = z.infer<typeof InjectedItem>

/** At most 1,000 items. They are kept like any other and announced to all subscribers. */
export const Injection = z.strictObject({ items: z.array(InjectedItem).check(z.minLength(1), z.maxLength(1000)) })
export type Injection = z.infer<typeof Injection>

/** At most 1,000 whole items of the News Pit, of any shape that the contract allows. They last until the next reset, or until the backend ends. */
export const ContentInjection = z.strictObject({
  items: z.array(ContentItem).check(z.minLength(1), z.maxLength(1000)),
})
export type ContentInjection = z.infer<typeof ContentInjection>

/** The ids of the injected items, in the order given. */
export const Injected = z.object({ ids: z.array(Id) })
export type Injected = z.infer<typeof Injected>

/** `rate`: seconds of the backend for each second of the world; 0 stands still, at most 3,600. */
const rate = z.number().check(z.gte(0), z.lte(3600))

export const Clock = z.object({ now: Instant, rate })
export type Clock = z.infer<typeof Clock>

/** How far one call moves the clock at most, in milliseconds: ten years. */
export const ADVANCE_LIMIT = 10 * 365 * 24 * 3_600_000

/** `now` sets the clock, `advance` then moves it by milliseconds, `rate` then sets its speed; at least one is needed. */
export const ClockChange = z
  .strictObject({
    now: z.optional(Instant),
    advance: z.optional(z.int().check(z.gte(0), z.lte(ADVANCE_LIMIT))),
    rate: z.optional(rate),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'Nothing to change.'))
export type ClockChange = z.infer<typeof ClockChange>

const scenarios = ['earnings-night', 'fed-day', 'quiet-sunday', 'flash-crash'] as const
/** WLD-06: a moment of the simulated world that is worth a visit. */
export const Scenario = z.enum(scenarios, `There are these scenarios: ${scenarios.join(', ')}.`)
export type Scenario = z.infer<typeof Scenario>

/** WLD-08: the time of the simulated world; `scenario` is null where it is the backend's. */
export const WorldTime = z.object({ now: Instant, scenario: z.nullable(Scenario) })
export type WorldTime = z.infer<typeof WorldTime>

/** Begins a scenario, again if it is the present one; null ends it. */
export const WorldChange = z.strictObject({ scenario: z.nullable(Scenario) })
export type WorldChange = z.infer<typeof WorldChange>

/** How often each call was answered with each status since the backend's start or last reset. Calls that were never answered have no line. */
export const CallLog = z.object({
  since: Instant,
  calls: z.array(
    z.object({ call: FaultTarget, status: z.int().check(z.gte(100), z.lte(599)), count: z.int().check(z.gte(1)) }),
  ),
})
export type CallLog = z.infer<typeof CallLog>

const mailEntry = {
  id: Id,
  kind: MailKind,
  recipient: z.string(),
  subject: z.string(),
  createdAt: Instant,
  /** When an SMTP server took it; null before that, and always where none is set. */
  sentAt: z.nullable(Instant),
  /** Why the last attempt to deliver it failed, in words. */
  trouble: z.nullable(z.string()),
}

export const MailEntry = z.object(mailEntry)
export type MailEntry = z.infer<typeof MailEntry>

/** How many mails a list holds at most. */
export const MAIL_LIST_LIMIT = 200

/** BCK-03: the mails of the outbox, the newest first. */
export const MailList = z.object({ mails: z.array(MailEntry).check(z.maxLength(MAIL_LIST_LIMIT)) })
export type MailList = z.infer<typeof MailList>

/** A whole mail. `text` and `html` are empty once an SMTP server has it; `link` is the one to verify or reset with. */
export const Mail = z.object({ ...mailEntry, text: z.string(), html: z.string(), link: z.optional(HttpLink) })
export type Mail = z.infer<typeof Mail>
