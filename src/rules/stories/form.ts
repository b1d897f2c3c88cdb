/** What a headline is: a report, a comment on what was reported, or one of a series that is alike every day. */
export type Form = 'report' | 'comment' | 'list'

const COMMENT =
  /\?|^(?:why|how|what|will|is|are|can|did|does|do|should|could|who|when|where|opinion|editorial|review|hands[- ]on|op-ed|comment|analysis|inside|lessons|imagining|questioning|meet)\b|:\s(?:why|how|what|is|will|can)\b|\b(?:\d+|two|three|four|five|six|seven|ten) (?:reasons|things|ways|lessons|predictions|takeaways|questions|charts)\b/i
const LIST =
  /^(?:\d+ (?:\p{Lu}\S* ){0,3}(?:stocks?|shares|biggest|companies|things|picks)\b|top \d+|(?:best|worst|top) performing|biggest movers|stocks? (?:to watch|that (?:hit|moved)|which|moving|market (?:news|update))|watch these|keep an eye|earnings (?:scheduled|expectations|preview|to watch)|a (?:peek|preview)|(?:mid-?(?:morning|day|afternoon)|morning|midday|evening|closing) |(?:financial|wall street) breakfast|active screen|notable|sector update|market wrap|option\S* (?:brief|alert|activity)|business (?:in brief|digest|wire)|news (?:buzz|in brief)|benzinga|barron|zacks|(?:us )?hot stocks|analyst (?:upgrades|ratings))/iu

export function formOf(text: string): Form {
  if (LIST.test(text)) return 'list'
  return COMMENT.test(text) ? 'comment' : 'report'
}
