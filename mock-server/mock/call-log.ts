import type { CallLog as Counted } from '../../src/contract/mock/mock.ts'

export type CallLog = {
  count(call: string, status: number): void
  read(): Counted
  reset(): void
}

export function createCallLog(now: () => number): CallLog {
  let since = now()
  const counts = new Map<string, Counted['calls'][number]>()
  return {
    count(call, status) {
      const key = `${call} ${status}`
      const known = counts.get(key)
      counts.set(key, { call, status, count: (known?.count ?? 0) + 1 })
    },
    read: () => ({ since: new Date(since).toISOString(), calls: [...counts.values()] }),
    reset() {
      since = now()
      counts.clear()
    },
  }
}
