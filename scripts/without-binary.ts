import type { Plugin } from 'vite'

const MODULE = /(?:socket|engine)\.io-parser\/build\/esm\/([\w.-]+)\.js$/
/** For packets of text alone. */
const STAND_INS: Record<string, string> = {
  binary: `export const deconstructPacket = (packet) => ({ packet, buffers: [] })
export const reconstructPacket = (packet) => packet`,
  'is-binary': 'export const isBinary = () => false\nexport const hasBinary = () => false',
  'encodePacket.browser': `import { PACKET_TYPES } from './commons.js'
const encodePacket = ({ type, data = '' }, _, give) => give(PACKET_TYPES[type] + data)
export const encodePacketToBinary = (packet, give) =>
  encodePacket(packet, false, (text) => give(new TextEncoder().encode(text)))
export { encodePacket }`,
  'decodePacket.browser': `import { ERROR_PACKET, PACKET_TYPES_REVERSE } from './commons.js'
export const decodePacket = (packet) => {
  const type = PACKET_TYPES_REVERSE[String(packet).charAt(0)]
  return type ? { type, ...(packet.length > 1 && { data: packet.slice(1) }) } : ERROR_PACKET
}`,
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
