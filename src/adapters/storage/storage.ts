import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage, TextStore } from '../../contract/shared/storage.ts'

type Surroundings = Pick<Environment, 'after' | 'page' | 'loadValues'>

/** Each store of the browser may be absent, refuse, be full or never answer: the page goes on in any case. */
export function createStorage(
  environment: Surroundings,
): SiteStorage & { watchRefusal(notify: () => void): () => void } {
  const { page } = environment
  const refusal = new AbortController()
  const refuse = () => refusal.abort()
  return {
    lasting: createTexts(() => page.localStorage, refuse),
    ofTheTab: createTexts(() => page.sessionStorage, refuse),
    database(name, store) {
      // loaded when it is first used: users who only read news do not wait for it
      const open = async () => {
        const [{ openDatabase }, openValues] = await Promise.all([import('./database.ts'), environment.loadValues()])
        return openDatabase(
          Promise.resolve().then(() => openValues(name, store)),
          refuse,
          environment,
        )
      }
      let opened: ReturnType<typeof open> | undefined
      const values = () => {
        // code that did not come, for want of a network, is loaded the next time: the browser has refused nothing
        opened ??= open().catch((reason) => {
          opened = undefined
          throw reason
        })
        return opened
      }
      return {
        get: async (key) => (await values()).get(key),
        set: async (key, value) => (await values()).set(key, value),
        clear: async () => (await values()).clear(),
      }
    },
    /** Notifies once that something was refused, even if that was before the call. Returns an unsubscribe function. */
    watchRefusal(notify: () => void) {
      if (refusal.signal.aborted) notify()
      else refusal.signal.addEventListener('abort', notify)
      return () => refusal.signal.removeEventListener('abort', notify)
    },
  }
}

/** Where the user has blocked a site's storage, even reading the property throws. */
function createTexts(storage: () => Storage, refuse: () => void): TextStore {
  /** What the browser did not take; null for what it did not remove. */
  const memory = new Map<string, string | null>()
  const attempt = <Value>(use: (storage: Storage) => Value) => {
    try {
      return { value: use(storage()) }
    } catch {
      refuse()
    }
  }
  const drop = (name: string) => attempt((kept) => kept.removeItem(name))
  return {
    get(name) {
      const held = memory.get(name)
      return (held === undefined ? attempt((kept) => kept.getItem(name))?.value : held) ?? undefined
    },
    set(name, text) {
      memory.delete(name)
      if (attempt((kept) => kept.setItem(name, text))) return true
      // what was kept before is out of date
      drop(name)
      memory.set(name, text)
      return false
    },
    remove(name) {
      memory.delete(name)
      if (!drop(name)) memory.set(name, null)
    },
    names() {
      const kept = attempt((kept) => Object.keys(kept))?.value ?? []
      return [...new Set([...kept, ...memory.keys()])].filter((name) => memory.get(name) !== null)
    },
  }
}
