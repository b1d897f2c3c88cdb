import { startApp } from '../../../src/root/app.ts'
// at hand before twenty tabs ask at once: a tab that waits for it would ask the server
import '../../../src/contract/session/tab-message.ts'

declare global {
  interface Window {
    marketFlux: ReturnType<typeof startApp>
  }
}

/** The app without its screens, for tests that need more calls than hands can make. */
window.marketFlux = startApp()
