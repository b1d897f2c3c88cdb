import { type Control, controlsIn, coverOf, isInSight, ownerLeftBy, sidesOutOfPanel } from './controls.ts'
import { nameOf, sampleOf, whereabouts } from './names.ts'
import { withAllInReach } from './painted.ts'
import { linesIn, overlapsAmong } from './texts.ts'

/** A fault, with the positions of its elements and their current texts. */
export type Fault = { what: string; sample: string }

/** Every layout fault of the page in its current state, each once. On a page with a modal dialog, those of the dialog. */
export function layoutFaults(within: string | undefined): Fault[] {
  const root = rootOf(within)
  const lines = linesIn(root)
  const controls = controlsIn(root)
  const faults = [
    ...withAllInReach(() => overlapsAmong(lines)).map(([a, b]) => {
      const names = [nameOf(a.element), nameOf(b.element)].sort()
      return faultOf(`overlap ${names.join(' × ')}`, a.element, `${a.words} × ${b.words}`)
    }),
    ...controls.flatMap((control) => {
      const sides = sidesOutOfPanel(control).join(' and ')
      return sides ? faultOf(`${nameOf(control.element)} leaves its panel at the ${sides}`, control.element) : []
    }),
    ...coversOf(controls).map(([control, cover]) =>
      faultOf(`${nameOf(control)} is covered by ${nameOf(cover)}`, control),
    ),
    ...lines.flatMap((line) => {
      const owner = ownerLeftBy(line)
      return owner ? faultOf(`the text of ${nameOf(owner)} does not fit`, owner) : []
    }),
    ...sidewaysScrollers([...lines, ...controls].map(({ frame }) => frame.scroller)).map((scroller) =>
      faultOf(
        `${nameOf(scroller)} scrolls sideways`,
        scroller,
        `${scroller.scrollWidth} in ${scroller.clientWidth} px`,
      ),
    ),
  ]
  return [...new Map(faults.toReversed().map((fault) => [fault.what, fault])).values()].toReversed()
}

function rootOf(within: string | undefined) {
  const modals = [...document.querySelectorAll('[aria-modal="true"]')].filter((modal) => modal.checkVisibility())
  const root = within === undefined ? (modals.at(-1) ?? document.body) : document.querySelector(within)
  if (!root) throw new Error(`There is no ${within} in the page.`)
  return root
}

const faultOf = (what: string, element: Element, sample = sampleOf(element)): Fault => ({
  what: `${what} in ${whereabouts(element)}`,
  sample: sample.slice(0, 80),
})

/** Checks one element per name outside the viewport, because scrolling to all rows of a list takes longer than everything else. */
function coversOf(controls: Control[]) {
  const inSight = controls.filter(isInSight)
  const others = new Map(controls.filter((one) => !inSight.includes(one)).map((one) => [nameOf(one.element), one]))
  for (const { element } of inSight) others.delete(nameOf(element))
  return [...inSight, ...others.values()].flatMap((control) => {
    const cover = coverOf(control)
    return cover ? [[control.element, cover] as const] : []
  })
}

/** Boxes, the page included, that scroll horizontally as well: their content should be as wide as they are. */
const sidewaysScrollers = (scrollers: Element[]) =>
  [...new Set([document.documentElement, ...scrollers])].filter((scroller) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller
    const isPage = scroller === document.documentElement
    const { overflowX } = getComputedStyle(scroller)
    const canScroll = isPage ? overflowX !== 'hidden' : /auto|scroll/.test(overflowX)
    return canScroll && scrollWidth > clientWidth + 1 && (isPage || scrollHeight > clientHeight)
  })
