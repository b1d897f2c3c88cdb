import type { Environment } from '../../contract/shared/environment.ts'
import { Failure } from '../../contract/shared/failure.ts'

/** Copies the whole address of a place of ours, such as `/terminal`. A clipboard that cannot be written is a `Failure`. */
export async function copyAddress(path: string, { page: { navigator, location } }: Pick<Environment, 'page'>) {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
  } catch {
    throw new Failure('refused')
  }
}

/** Copies a text as it is. */
export async function copyText(text: string, { page: { navigator } }: Pick<Environment, 'page'>) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    throw new Failure('refused')
  }
}
