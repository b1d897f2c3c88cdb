import { type Box, centreOf, common, type Frame, frameOf, isLarge, partInSight, withInSight } from './boxes.ts'
import { inkOf } from './painted.ts'
import { isShown, type Line } from './texts.ts'

const ROLES = ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'combobox', 'slider', 'separator', 'option']
const CONTROLS = [
  'button, a[href], input, select, textarea, summary, [tabindex="0"], [role^="menuitem"]',
  ...ROLES.map((role) => `[role="${role}"]`),
].join(', ')
const PANELS =
  'section, aside, article, dialog, form, fieldset, header, footer, nav, li, tr, ' +
  '[role="dialog"], [role="menu"], [role="listbox"], [role="group"], [role="toolbar"], [role="tablist"]'
/** Layers that open temporarily over the page, and may cover what is below. */
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-live-announcer]'

/** A control that can be pressed or typed into, with its position. */
export type Control = { element: Element; box: Box; frame: Frame }

/** Every control in `root` that is visible, or becomes so by scrolling. Inert and `aria-hidden` elements do not count. */
export const controlsIn = (root: Element): Control[] =>
  [...root.querySelectorAll(CONTROLS)]
    .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && isShown(element))
    .map((element) => ({ element, box: element.getBoundingClientRect(), frame: frameOf(element) }))
    .filter(({ box, frame }) => isLarge(common(box, frame.clip), 2))

/** The sides on which `inner` extends beyond `outer` (by more than a hairline). */
const sidesOut = (inner: Box, outer: Box) => [
  ...(inner.left < outer.left - 1 ? ['left'] : []),
  ...(inner.top < outer.top - 1 ? ['top'] : []),
  ...(inner.right > outer.right + 1 ? ['right'] : []),
  ...(inner.bottom > outer.bottom + 1 ? ['bottom'] : []),
]

/** Where a control extends beyond its panel, or is clipped by it. */
export function sidesOutOfPanel({ element, box, frame }: Control) {
  if (element.getAttribute('role') === 'separator') return sidesOut(box, frame.clip)
  // absolutely positioned elements belong to their containing block
  const isPositioned = element instanceof HTMLElement && /absolute|fixed/.test(getComputedStyle(element).position)
  const panel = (isPositioned ? element.offsetParent : element.parentElement)?.closest(PANELS)
  const isInSameFrame = panel && frame.scroller.contains(panel) && frame.scroller !== panel
  const bounds = isInSameFrame ? common(frame.clip, panel.getBoundingClientRect()) : frame.clip
  return sidesOut(box, bounds)
}

const seenPartOf = ({ box, frame }: Control) => partInSight(common(box, frame.clip), frame.scroller)
export const isInSight = (control: Control) => isLarge(seenPartOf(control), 4)

/** The element that covers a control, at its middle or halfway to its edges, at every scroll position. */
export function coverOf(control: Control): Element | undefined {
  const { element, box, frame } = control
  if (isInSight(control) && !coverWithin(element, seenPartOf(control))) return undefined
  return withInSight(centreOf(box), frame.scroller, () => {
    const now = frameOf(element)
    return coverWithin(element, partInSight(common(element.getBoundingClientRect(), now.clip), now.scroller))
  })
}

const SPOTS = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
] as const

function coverWithin(element: Element, { left, top, right, bottom }: Box) {
  const hits = SPOTS.map(([x, y]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))
  return hits.find((hit) => hit !== null && !mayBeOn(hit, element)) ?? undefined
}

function mayBeOn(hit: Element, control: Element) {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  if (hit.contains(control) || [control, ...labels].some((own) => own.contains(hit))) return true
  const layer = hit.closest(LAYERS) ?? hit.querySelector(LAYERS)
  return layer !== null && !layer.contains(control)
}

const LABELLED = 'button, a[href], label, th, h1, h2, h3, h4, [role="tab"], [role^="menuitem"], [role="option"]'

/** The control or heading whose text overflows, or is clipped without an ellipsis. */
export function ownerLeftBy({ element, words, box, frame }: Line): Element | undefined {
  const owner = element.closest(LABELLED)
  if (!owner) return undefined
  for (let part = element; ; part = part.parentElement ?? owner) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(part)
    const isEnded = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    if (overflowX !== 'visible') return isEnded || part.scrollWidth <= part.clientWidth + 1 ? undefined : owner
    if (part === owner) break
  }
  if (getComputedStyle(owner).display === 'inline') return undefined
  const ink = common(inkOf(words, box, element), frame.clip)
  return sidesOut(ink, owner.getBoundingClientRect()).length > 0 ? owner : undefined
}
