import type { MoreWords, Words } from '../facts/fact.ts'
import { remember } from './remember.ts'

const takesAn =
  /^(?:[aeio]|u(?!ni|s\b|se|k\b|s-)|8|11\b|18\b|(?:FDA|FTC|S&P|LNG|MRI|NFL|NBA|NHL|MLB|MLS|SEC|XRP|ETF|FX|M&A|RBI|RBA|RBNZ|SNB)\b)/i

/** 'a(n) {size} rise' becomes 'an 8% rise'. */
function withArticles(text: string) {
  return text.replace(/\b([Aa])\(n\) (?=(\S+))/g, (_, letter: string, next: string) =>
    takesAn.test(next.replace(/^[$"']/, '')) && !/^(?:US|UK|EU|euro|one)/.test(next) ? `${letter}n ` : `${letter} `,
  )
}

const REMEMBERED_SKELETONS = 10_000
/** Text and names in turn. */
const partsOf = remember(REMEMBERED_SKELETONS, (skeleton: string) => skeleton.split(/\{(\w+)\}/))

/** What `more` names comes first: joined for each sentence, the two would cost more than all else about it. */
export function fill(skeleton: string, words: Words, more?: MoreWords): string {
  let text = ''
  let isName = false
  for (const one of partsOf(skeleton)) {
    const word = isName ? (more?.[one] ?? words[one]) : one
    if (word === undefined) throw new Error(`Nothing fills {${one}} in "${skeleton}"`)
    text += word
    isName = !isName
  }
  const sentence = text.includes('(n) ') ? withArticles(text) : text
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
