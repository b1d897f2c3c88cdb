/** Safari reads the content only after the click has been dealt with. Milliseconds. */
const RELEASE_DELAY = 40_000

/** Hands `content` to the reader as a JSON file of that name. */
export function saveAsFile(name: string, content: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY)
}
