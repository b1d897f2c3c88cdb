/** An external text that is written from right to left. */
export const hebrew = (text: string) => `${text} שלום`

const isHebrew = /[\u0590-\u05ff]/

/** Right-to-left texts on the page without automatic direction, which an element with `dir="auto"` or `bdi` provides. */
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
