import type { Environment } from '../../contract/shared/environment.ts'
import type { ValueStore } from '../../contract/shared/storage.ts'

/** Some browsers never answer for their database: what waits for it goes on without. */
const ANSWER_TIME_MS = 5_000

/** `refuse` is called for each question that is not answered. */
export function openDatabase(
  values: Promise<ValueStore>,
  refuse: () => void,
  { after }: Pick<Environment, 'after'>,
): ValueStore {
  let isSilent = false
  const ask = <Answer>(question: (store: ValueStore) => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      const fail = (reason: unknown) => {
        refuse()
        reject(reason)
      }
      if (isSilent) return fail(new Error('The database has never answered.'))
      const cancel = after(ANSWER_TIME_MS, () => {
        isSilent = true
        fail(new Error('The database does not answer.'))
      })
      values.then(question).finally(cancel).then(resolve, fail)
    })
  return {
    get: <Value>(name: string) => ask((store) => store.get<Value>(name)),
    set: (name, value) => ask((store) => store.set(name, value)),
    clear: () => ask((store) => store.clear()),
  }
}
