import type { Environment } from '../environment.ts'

/** Ids that grow as mails are written, by the machine's clock, so that their order does not depend on the setting of the backend's clock. */
export function createMailIds({ now, randomText }: Pick<Environment, 'now' | 'randomText'>) {
  let last = 0
  return () => {
    last = Math.max(now(), last + 1)
    return `${last.toString(36).padStart(9, '0')}-${randomText(9)}`
  }
}
