import type { Plugin } from 'vite'

const MODULE = /(?:socket|engine)\.io-parser\/build\/esm\/(?:contrib\/)?(binary|is-binary|base64-arraybuffer)\.js$/
/** For packets of text alone. */
const STAND_INS: Record<string, string> = {
  binary: `export const deconstructPacket = (packet) => ({ packet, buffers: [] })
export const reconstructPacket = (packet) => packet`,
  'base64-arraybuffer': 'export const encode = () => undefined\nexport const decode = () => undefined',
  'is-binary': 'export const isBinary = () => false\nexport const hasBinary = () => false',
}

/**
 * Packets of socket.io can have binary parts, which are searched for in all that is sent. Ours have none (docs/socket-events.md), so the search is left out of the bundle. Fails the
 * build when the package no longer looks as expected.
 */
export function withoutBinary(): Plugin {
  return {
    name: 'without-binary',
    apply: 'build',
    transform(code, id) {
      const standIn = STAND_INS[MODULE.exec(id)?.[1] ?? '']
      if (standIn === undefined) return null
      if (String(exportsOf(code)) !== String(exportsOf(standIn)))
        this.error('socket.io has changed: see scripts/without-binary.ts')
      return { code: standIn, map: null }
    },
  }
}

const exportsOf = (code: string) =>
  [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name).sort()
