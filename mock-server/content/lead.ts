const SHORTEST = 60
const LONGEST = 280
/** What ends with a period and no sentence: initials, titles, companies, months and the like. */
const ABBREVIATION =
  /(?:^|[\s("“])(?:\p{Lu}|(?:\p{Lu}\.)+\p{Lu}|Mr|Mrs|Ms|Dr|Prof|Gen|Sen|Rep|Gov|Lt|Col|Capt|Rev|Hon|St|Jr|Sr|Inc|Corp|Co|Cos|Ltd|Bros|plc|No|Nos|vs|v|approx|est|cf|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Ave|Blvd|Dept|Fig|Vol|pp?)\.\s*$/u
const SENTENCE_END = /[.!?…]["'”’)\]]*\s*$/
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The first sentences of a text, enough to say something; undefined where they are all of it, or too long. */
export function leadOf(text: string): string | undefined {
  let lead = ''
  for (const { segment } of sentences.segment(text.slice(0, 2 * LONGEST))) {
    lead += segment
    if (lead.trimEnd().length > LONGEST) return undefined
    const isEnd = SENTENCE_END.test(lead) && !ABBREVIATION.test(lead)
    if (isEnd && lead.trimEnd().length >= SHORTEST) return lead.length < text.length ? lead.trimEnd() : undefined
  }
  return undefined
}
