const NAME = /[\p{L}_:][^\s/<>"'=]*/uy

/** `source` is the tag as it is written again; `end` is where it ends in the text. */
export type Tag = { name: string; isEnd: boolean; isEmpty: boolean; attributes: string; end: number; isWhole: boolean }

/** The tag at a '<'; undefined if none begins there. A quote that is not closed ends with its tag, which loses its attributes. */
export function tagAt(text: string, at: number): Tag | undefined {
  const isEnd = text[at + 1] === '/'
  NAME.lastIndex = isEnd ? at + 2 : at + 1
  const name = NAME.exec(text)?.[0]
  if (name === undefined) return undefined
  const from = NAME.lastIndex
  const close = endOfTag(text, from)
  if (close !== undefined) {
    const isEmpty = text[close - 1] === '/'
    const attributes = isEnd ? '' : text.slice(from, isEmpty ? close - 1 : close)
    return { name, isEnd, isEmpty, attributes, end: close + 1, isWhole: true }
  }
  const bracket = text.indexOf('>', from)
  const other = text.indexOf('<', from)
  if (bracket < 0 || (other >= 0 && other < bracket)) return undefined
  return { name, isEnd, isEmpty: text[bracket - 1] === '/', attributes: '', end: bracket + 1, isWhole: false }
}

function endOfTag(text: string, from: number) {
  for (let end = from; end < text.length; end++) {
    const character = text[end]
    if (character === '>') return end
    if (character === '<') return undefined
    if (character !== '"' && character !== "'") continue
    const close = text.indexOf(character, end + 1)
    if (close < 0 || text.slice(end, close).includes('<')) return undefined
    end = close
  }
  return undefined
}
