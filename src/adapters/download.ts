/** Safari reads the content only after the click has been dealt with. Milliseconds. */
const RELEASE_DELAY = 40_000

/** Hands `content` to the reader as a JSON file of that name. */
export const saveAsFile = (name: string, content: unknown) =>
  saveText(name, JSON.stringify(content, null, 2), 'application/json')

/** Hands `text` to the reader as a file of that name and media type. */
export function saveText(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY)
}
