import type { Plugin } from 'vite'

const MODULE = /engine\.io-client\/build\/esm\/transports\/index\.js$/
const TRANSPORTS = /^export const transports = \{[^}]*\};$/m

/**
 * The client library names all transports that it knows, for those who choose theirs by name. We give it classes (src/adapters/sockets/fall-back.ts), so the list is left out of the
 * bundle, and with it what is in there only. Fails the build when the package no longer looks as expected.
 */
export function withoutTransports(): Plugin {
  return {
    name: 'without-transports',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id)) return null
      if (!TRANSPORTS.test(code)) this.error('engine.io-client has changed: see scripts/without-transports.ts')
      return { code: 'export const transports = {}', map: null }
    },
  }
}
