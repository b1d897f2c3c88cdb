import { scriptAddress } from './script-address.ts'

/** Registers the worker that lets the app open without network. A new version is installed in the background; an open page is never reloaded. */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'))
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed') worker.postMessage({ type: 'page.shown', script: scriptOfPage() })
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offer(installing))
  })
}

/** Its name is the version of this page. */
const scriptOfPage = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src
