import { clear, createStore, get, set } from 'idb-keyval'
import type { ValueStore } from '../../contract/storage.ts'

/** Some browsers never answer for their database: what waits for it goes on without. */
const ANSWER_TIME_MS = 5_000

/** `refuse` hears of each question that is not answered. */
export function openDatabase(name: string, storeName: string, refuse: () => void): ValueStore {
  const store = createStore(name, storeName)
  let isSilent = false
  const ask = <Answer>(question: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      const fail = (reason: unknown) => {
        refuse()
        reject(reason)
      }
      if (isSilent) return fail(new Error('The database has never answered.'))
      const limit = setTimeout(() => {
        isSilent = true
        fail(new Error('The database does not answer.'))
      }, ANSWER_TIME_MS)
      // the mention of a database may throw, too
      Promise.resolve()
        .then(question)
        .finally(() => clearTimeout(limit))
        .then(resolve, fail)
    })
  return {
    get: <Value>(name: string) => ask(() => get<Value>(name, store)),
    set: (name, value) => ask(() => set(name, value, store)),
    clear: () => ask(() => clear(store)),
  }
}
