import { clear, createStore, get, set } from 'idb-keyval'
import type { ValueStore } from '../../contract/shared/storage.ts'

/** A store of the browser's own database. */
export function openValues(name: string, storeName: string): ValueStore {
  const store = createStore(name, storeName)
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    clear: () => clear(store),
  }
}
