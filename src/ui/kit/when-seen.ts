/** Runs a callback once, as soon as a part of the element is in sight; at once where that cannot be known. Returns a function that gives up. */
export function whenSeen(element: Element | null, run: () => void) {
  if (!element || !('IntersectionObserver' in window)) return run()
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    run()
  })
  sight.observe(element)
  return () => sight.disconnect()
}
