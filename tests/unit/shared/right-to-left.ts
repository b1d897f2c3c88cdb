/** A text from outside whose letters run from right to left. */
export const hebrew = (text: string) => `${text} שלום`

const isHebrew = /[\u0590-\u05ff]/

/** Texts on the page that do not find their direction by themselves: each is in, or is, an element with `dir="auto"`, which `bdi` is, too. */
export function wrongWays(root: Element = document.body) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { text: string; at: Element | null }[] = []
  while (walker.nextNode())
    found.push({ text: walker.currentNode.nodeValue ?? '', at: walker.currentNode.parentElement })
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
    found.push({ text: field.value, at: field })
  }
  const all = found.filter(({ text }) => isHebrew.test(text))
  return { count: all.length, wrong: all.filter(({ at }) => !at?.closest('[dir="auto"], bdi')).map(({ text }) => text) }
}
