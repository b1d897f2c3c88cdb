import { Installation } from '../../contract/installation/installation.ts'
import type { Environment } from '../../contract/shared/environment.ts'

/** What the server wrote into the page; undefined in a page that another server brought, as in development. */
export function installationOfPage({ page }: Pick<Environment, 'page'>): Installation | undefined {
  const text = page.document.querySelector('meta[name=installation]')?.getAttribute('content')
  if (!text) return undefined
  try {
    return Installation.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
