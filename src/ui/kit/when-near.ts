/** Half of what scrolls: what comes into sight next is near, where the browser knows such margins. */
const NEAR = { scrollMargin: '50%' }

/** Calls with whether an element is in sight or near it, as that changes; once, with yes, where that cannot be known. Returns a function that ends it. */
export function whenNear(element: Element, changed: (isNear: boolean) => void) {
  if (!('IntersectionObserver' in window)) {
    changed(true)
    return () => undefined
  }
  const sight = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) changed(last.isIntersecting)
  }, NEAR)
  sight.observe(element)
  return () => sight.disconnect()
}
