/**
 * What a user who looks at the page still waits for: parts in sight that are busy, who is here, fonts, pictures, and what changes during two frames.
 * Not styles, by which what moves is moved, and nothing in `samples`, a selector.
 */
export async function awaitedIn(samples: string | undefined): Promise<string[]> {
  const changes = await changesDuring(twoFrames)
  const found = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => isInSight(one) && !(samples && one.closest(samples)))
  return [
    ...changes,
    ...found('[aria-busy="true"]').map(({ className }) => `busy ${className}`),
    ...found('p, span, div')
      .filter(({ textContent }) => textContent === 'Loading…')
      .map(() => 'Loading…'),
    ...found('img').flatMap((image) => (image instanceof HTMLImageElement && !image.complete ? image.src : [])),
    ...(document.querySelector('#main') && !document.querySelector('#account') ? ['who is here'] : []),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
  ]
}

async function changesDuring(task: () => Promise<void>) {
  const changes = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { type, attributeName, target } of records)
      if (attributeName !== 'style') changes.add(`${attributeName ?? type} of ${target.nodeName}`)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  await task()
  observer.disconnect()
  return changes
}

/** Not by requestAnimationFrame, which a test may have replaced with the clock. */
async function twoFrames() {
  for (const _ of [1, 2]) {
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
  }
}

function isInSight(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return element.checkVisibility() && bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth
}
