import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'

/** An element by its role and accessible name, or by its label; `hasText` and `within` narrow that. */
export type Target = {
  role?: string
  /** The whole name. */
  name?: string
  /** Part of the name. */
  part?: string
  /** For elements without a role, such as a field for a password. */
  label?: string
  hasText?: string
  within?: Target
}

/** Waits for an element that is still, visible and uncovered. Resolves with its middle, in CSS px of the viewport. */
export async function middleOf(target: Target, patienceMs: number) {
  let before = ''
  return waitFor(`${inWords(target)} cannot be pressed`, patienceMs, () => {
    const [element] = find(target)
    if (!element) return undefined
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const now = [left, top, width, height].join()
    const rests = now === before
    before = now
    const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    return rests && isHit(element, document.elementFromPoint(middle.x, middle.y)) ? middle : undefined
  })
}

export const present = (target: Target, patienceMs: number) =>
  waitFor(`${inWords(target)} does not appear`, patienceMs, () => find(target).length > 0)

export const absent = (target: Target, patienceMs: number) =>
  waitFor(`${inWords(target)} stays`, patienceMs, () => find(target).length === 0)

/** Waits until an element has the focus, or contains the element that has it. */
export const focused = (target: Target, patienceMs: number) =>
  waitFor(`${inWords(target)} has not got the focus`, patienceMs, () =>
    find(target).some((element) => element.contains(document.activeElement)),
  )

function find(target: Target): HTMLElement[] {
  const { role, name, part, label, hasText, within } = target
  const roots = within ? find(within) : [document.body]
  return roots
    .flatMap((root) => {
      if (label !== undefined) return queryAllByLabelText(root, label)
      return queryAllByRole(root, role ?? '', { name: part ? (words) => words.includes(part) : name })
    })
    .filter((element) => !hasText || element.textContent?.includes(hasText))
}

const isHit = (element: Element, hit: Element | null) =>
  Boolean(hit && (element.contains(hit) || element.closest('label')?.contains(hit)))

async function waitFor<Found>(trouble: string, patienceMs: number, look: () => Found | undefined | false) {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`${trouble} within ${patienceMs} ms`)
    await new Promise(requestAnimationFrame)
  }
}

function inWords({ role, name, part, label, hasText, within }: Target): string {
  const words = [role, (name ?? part ?? label) && `"${name ?? part ?? label}"`, hasText && `with "${hasText}"`]
  return [...words, within && `in ${inWords(within)}`].filter(Boolean).join(' ')
}
