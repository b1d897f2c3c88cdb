import type { Environment } from '../../contract/shared/environment.ts'

type Surroundings = Pick<Environment, 'page' | 'after'>

/** Safari reads the content only after the click has been dealt with. Milliseconds. */
const RELEASE_DELAY = 40_000

/** Hands `content` to the user as a JSON file of that name. */
export const saveAsFile = (name: string, content: unknown, environment: Surroundings) =>
  saveText({ name, text: JSON.stringify(content, null, 2), type: 'application/json' }, environment)

type TextFile = { name: string; text: string; type: string }

/** Hands `text` to the user as a file of that name and media type. */
export function saveText({ name, text, type }: TextFile, { page, after }: Surroundings) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = page.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  after(RELEASE_DELAY, () => URL.revokeObjectURL(url))
}
