import { startApp } from '../../../src/app.ts'

declare global {
  interface Window {
    marketFlux: ReturnType<typeof startApp>
  }
}

/** The app without its screens, for tests that need more calls than hands can make. */
window.marketFlux = startApp()
