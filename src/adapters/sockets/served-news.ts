import type { Environment } from '../../contract/shared/environment.ts'
import { NewsItem, SERVED_NEWS } from '../../contract/shared/news.ts'
import { checked } from './lists.ts'

/** The headlines that the page brought along; none where it brought none, as the page that is kept for use without network. */
export function servedNews({ page }: Pick<Environment, 'page'>): readonly NewsItem[] {
  const text = page.document.querySelector(`#${SERVED_NEWS}`)?.textContent
  return text ? checked(JSON.parse(text), NewsItem) : []
}
