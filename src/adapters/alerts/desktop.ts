import type { Rang } from '../../contract/alerts/alerts.ts'
import type { Environment } from '../../contract/shared/environment.ts'

type Page = Pick<Environment, 'page'>

/** Whether this page may show notifications; `missing` where the browser has none, or has them over https only. */
export const permissionIn = ({ page }: Page) =>
  'Notification' in page && page.isSecureContext ? page.Notification.permission : 'missing'

/** Asks the user; resolves with what may be done then. */
export const askPermissionIn = async (environment: Page) =>
  permissionIn(environment) === 'missing' ? 'missing' : environment.page.Notification.requestPermission()

/** Shows a headline on the desktop; a press on it leads to this window, and is reported. Where the browser refuses, nothing is shown. */
export function showOnDesktop({ id, title, why }: Rang, pressed: () => void, environment: Page) {
  if (permissionIn(environment) !== 'granted') return
  const { page } = environment
  try {
    // one of the same headline takes its place
    const shown = new page.Notification(why.join(', '), { body: title, tag: id })
    shown.addEventListener('click', () => {
      page.focus()
      pressed()
      shown.close()
    })
  } catch {
    // browsers of phones have them in service workers only
  }
}
