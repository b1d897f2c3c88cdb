/** What axe leaves out. */
export const REPEATED = 'data-repeated'

/** How many texts of one look axe looks at: the rows of a list have the same few looks again and again. */
const ENOUGH = 2

/** Marks the texts that have the colour, the font and, in all that they stand in, the backgrounds of two texts before them. */
export function markRepeated() {
  const counts = new Map<string, number>()
  const standing = new Map<Element, string>()
  const surroundingsOf = (element: Element | null): string => {
    if (!element) return ''
    const known = standing.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter].join()
    const all = surroundingsOf(element.parentElement) + (own === NOTHING ? '' : `/${own}`)
    standing.set(element, all)
    return all
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.childElementCount > 0 || !element.textContent?.trim()) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
    const font = [element.localName, color, fontSize, fontWeight, textDecorationLine, textShadow].join()
    const look = font + surroundingsOf(element)
    const count = (counts.get(look) ?? 0) + 1
    counts.set(look, count)
    if (count > ENOUGH) element.setAttribute(REPEATED, '')
  }
}

const NOTHING = 'rgba(0, 0, 0, 0),none,1,none'

export function unmarkRepeated() {
  for (const element of document.querySelectorAll(`[${REPEATED}]`)) element.removeAttribute(REPEATED)
}
