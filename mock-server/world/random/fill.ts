import type { Words } from '../facts/fact.ts'

const takesAn =
  /^(?:[aeio]|u(?!ni|s\b|se|k\b|s-)|8|11\b|18\b|(?:FDA|FTC|S&P|LNG|MRI|NFL|NBA|NHL|MLB|MLS|SEC|XRP|ETF|FX|M&A|RBI|RBA|RBNZ|SNB)\b)/i

/** 'a(n) {size} rise' becomes 'an 8% rise'. */
function withArticles(text: string) {
  return text.replace(/\b([Aa])\(n\) (?=(\S+))/g, (_, letter: string, next: string) =>
    takesAn.test(next.replace(/^[$"']/, '')) && !/^(?:US|UK|EU|euro|one)/.test(next) ? `${letter}n ` : `${letter} `,
  )
}

/** What `more` names comes first: joined for each sentence, the two would cost more than all else about it. */
export function fill(skeleton: string, words: Words, more?: Words): string {
  const text = skeleton.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = more?.[name] ?? words[name]
    if (word === undefined) throw new Error(`Nothing fills {${name}} in "${skeleton}"`)
    return word
  })
  const sentence = text.includes('(n) ') ? withArticles(text) : text
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
