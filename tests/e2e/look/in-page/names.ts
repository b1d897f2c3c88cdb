/** Elements that repeat with the news of the day: their texts cannot serve as names. */
const ITEMS = 'article, li, tr, [role="row"], [role="option"], [role="listitem"], [data-symbol], [data-id]'
const LANDMARKS =
  '[role="dialog"], [role="menu"], [role="region"], [role="tabpanel"][aria-label], section, aside, nav, form, header, footer, main'
const ROLES: Record<string, string> = { a: 'link', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' }

/** The class name of the style sheet, without the suffix that changes with each build. */
const classOf = (element: Element) =>
  [...element.classList].flatMap((name) => /^(.+)_[0-9a-z]{3}$/.exec(name)?.[1] ?? [])[0]

const wordsOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

const labelOf = (element: Element) => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  return element.getAttribute('aria-label') ?? ids.map((id) => wordsOf(document.getElementById(id))).join(' ')
}

const withoutFigures = (words: string) => words.replace(/\d[\d.,:%]*/g, '#').slice(0, 40)

/** An excerpt of its text, for the report of a fault. */
export const sampleOf = (element: Element) => (labelOf(element) || wordsOf(element)).slice(0, 40)

/** Role and style class, and the name of a control unless that is news. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? ROLES[element.localName] ?? element.localName
  const name = element.closest(ITEMS) || !isNamed(role) ? '' : withoutFigures(labelOf(element) || wordsOf(element))
  if (name) return `${role} "${name}"`
  return `${role}${whereOf(element)}`
}

const isNamed = (role: string) => /^(button|link|tab|menuitem.*|switch|heading|label)$/.test(role)

function whereOf(element: Element) {
  const own = classOf(element)
  if (own) return `.${own}`
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const name = classOf(parent)
    if (name) return ` of .${name}`
  }
  return ''
}

/** The nearest part of the page that has a name or is unique. */
export function whereabouts(element: Element): string {
  for (let part = element.closest(LANDMARKS); part; part = part.parentElement?.closest(LANDMARKS) ?? null) {
    const name = part.closest(ITEMS) ? '' : withoutFigures(labelOf(part))
    if (name) return name
    if (part.matches('main, body > * > header, #root > * > header, [role="menu"]')) return part.localName
  }
  return 'the page'
}
