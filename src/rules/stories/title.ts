/** What wires and publishers put before a headline: 'UPDATE 1-', 'BRIEF-', 'Exclusive:', 'GLOBAL MARKETS-'. */
const COLUMN =
  /^(?:(?:updated?|wrapup|rpt|refile|corrected|correction(?: from source)?|brief|exclusive|table|factbox|timeline|poll|analysis|insight|focus|breaking|just in|alert|video|watch|photos?|report|press release|news|global markets|us stocks|market snapshot|tech stocks|metals|forex|commodities|em asia fx|treasuries|stocks?|[a-z]+ focus)(?: \d+)?\s?[-:–—]+\s?)+/i
/** What stands behind: '(Update)', '-- 2nd Update', '(2)', '[Video]', a title that was cut. */
const ENDING =
  /(?:\s*(?:[[(]\+?(?:video|photos?|poll|pictures|interactive|infographic|update \d*|update|\d)[\])]|[-–—]+ (?:\w+ )?update|[-–—] (?:analyst blog|quick facts|source|sources|report|study)|\.\.\.|…))+\s*$/i
const CORRECTION = /^(?:refile|corrected|correction)\b|\bcorrected\)?\s*$/i
const UPDATE = /^(?:updated?|rpt|wrapup)\b|\bupdate(?: \d+)?\)?\s*$|\(\d\)\s*$/i
const SEPARATOR = /\s(?:[-–—|]|::)\s([^-–—|]{2,60})$/
const LONGEST_PUBLISHER = 5

/** How a title says that it follows an earlier one: with more, or because that was wrong. */
export type Mark = 'update' | 'correction'

/** A title without the names of column and publisher, and how it says that it follows an earlier one. */
export function strippedTitle(title: string, publisher: string): { text: string; mark: Mark | undefined } {
  const whole = withoutPublisher(title.trim(), publisher)
  const text = whole.replace(COLUMN, '').replace(ENDING, '').trim()
  return { text: text === '' ? whole : text, mark: markOf(whole) }
}

function markOf(title: string): Mark | undefined {
  if (CORRECTION.test(title)) return 'correction'
  return UPDATE.test(title) ? 'update' : undefined
}

/** 'Ship sinks - The Daily News', 'Ship sinks | WNCN: News, Weather': what follows the last dash is a name, not a sentence. */
function withoutPublisher(title: string, publisher: string) {
  const [whole, name] = SEPARATOR.exec(title) ?? []
  if (whole === undefined || name === undefined) return title
  const isNamed = publisher !== '' && name.toLowerCase().includes(publisher.toLowerCase())
  const words = name.split(/\s+/)
  const isName = words.length <= LONGEST_PUBLISHER && words.every((word) => /^[\p{Lu}\d&]/u.test(word))
  const isStation = /^[WK][A-Z]{2,3}(?:-TV)?\b/.test(name)
  return isNamed || isName || isStation ? title.slice(0, title.length - whole.length) : title
}
