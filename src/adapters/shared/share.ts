import type { Environment } from '../../contract/shared/environment.ts'
import { Failure } from '../../contract/shared/failure.ts'

type Shared = { title: string; link: string; way: 'sheet' | 'copy' }

/**
 * Hands a link to the system's sheet, where that is wanted and there is one, else to the clipboard. A sheet that is closed without a choice
 * is no failure; a clipboard that cannot be written is a `Failure`.
 */
export async function shareLink(
  { title, link, way }: Shared,
  { page: { navigator, location } }: Pick<Environment, 'page'>,
): Promise<'copied' | 'handedOver'> {
  const url = new URL(link, location.origin).href
  if (way === 'sheet' && (await isHandedOver(navigator, { title, url }))) return 'handedOver'
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    throw new Failure('refused')
  }
  return 'copied'
}

/** Whether the system has a sheet for links at all. */
export const hasSystemSheet = ({ page: { navigator, location } }: Pick<Environment, 'page'>) =>
  navigator.canShare?.({ url: location.origin }) ?? false

/** False where the system has no sheet, or cannot open it. */
async function isHandedOver(navigator: Navigator, content: ShareData) {
  if (!navigator.canShare?.(content)) return false
  try {
    await navigator.share(content)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
