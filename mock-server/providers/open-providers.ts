import type { Origin } from '../../src/contract/shared/news.ts'
import type { Io, Ports, ProvidedKind, Provider, ProviderOf } from './provider.ts'

export type Provided = ReturnType<typeof openProviders>

/** Opens the first provider of each kind: no two are mixed in what is served. A kind without one is off. */
export function openProviders(providers: readonly Provider[], ioOf: (provider: string) => Io) {
  const ports: Partial<Ports> = {}
  const opened = new Map<ProvidedKind, Provider>()
  const closing: (() => void)[] = []
  for (const provider of providers) {
    if (opened.has(provider.kind)) continue
    opened.set(provider.kind, provider)
    closing.push(openOne(provider, ports, ioOf(provider.id)))
  }

  return {
    ports,
    /** Whose the values of a kind are; empty where it is off. */
    originsOf(kind: ProvidedKind): Origin[] {
      const provider = opened.get(kind)
      return provider ? [provider.origin] : []
    },
    close() {
      for (const close of closing) close()
    },
  }
}

/** Opens one, which publishes into its own place. */
function openOne<Kind extends ProvidedKind>(provider: ProviderOf<Kind>, ports: Partial<Ports>, io: Io) {
  return provider.open((port) => {
    ports[provider.kind] = port
  }, io)
}
