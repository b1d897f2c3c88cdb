import type * as z from 'zod/mini'
import type { Environment } from '../../contract/shared/environment.ts'
import { checked } from './lists.ts'

/** The items that the page brought along in the element with this id; none where it brought none, as the page that is kept for use without network. */
export function servedIn<Item>(
  { page }: Pick<Environment, 'page'>,
  id: string,
  schema: z.ZodMiniType<Item>,
): readonly Item[] {
  const text = page.document.querySelector(`#${id}`)?.textContent
  return text ? checked(JSON.parse(text), schema) : []
}
