import type { Environment } from '../../contract/shared/environment.ts'
import { Failure } from '../../contract/shared/failure.ts'

/**
 * Copies the whole address of a path of ours, such as `/terminal`, that is on its way. The clipboard is asked at once: browsers refuse it when the press
 * that it follows is long ago. Resolves to whether it was copied; rejects as `path` does.
 */
export async function copyWhenKnown(path: Promise<string>, { page }: Pick<Environment, 'page'>) {
  const { navigator, location, ClipboardItem } = page
  const address = path.then((known) => new URL(known, location.origin).href)
  const written = async () => {
    const { clipboard } = navigator
    // Firefox had none before 127
    if (!ClipboardItem) return clipboard.writeText(await address)
    const text = address.then((known) => new Blob([known], { type: 'text/plain' }))
    return clipboard.write([new ClipboardItem({ 'text/plain': text })])
  }
  const isCopied = written().then(
    () => true,
    () => false,
  )
  await address
  return isCopied
}

/** Copies a text as it is. A clipboard that cannot be written is a `Failure`. */
export async function copyText(text: string, { page: { navigator } }: Pick<Environment, 'page'>) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    throw new Failure('refused')
  }
}
