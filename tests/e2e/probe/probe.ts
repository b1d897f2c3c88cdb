import { startApp } from '../../../src/root/app.ts'
// loaded before twenty tabs refresh at once: a tab that waits for it would call the server
import '../../../src/contract/session/tab-message.ts'

declare global {
  interface Window {
    marketFlux: ReturnType<typeof startApp>
  }
}

/** The app without its screens, for tests that need more calls than a user can make. */
window.marketFlux = startApp()
