import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Cursor } from '../../../src/contract/content/content.ts'
import type { Position } from '../../lists/history.ts'

const POSITION = /^([01])(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)([A-Za-z0-9_-]{1,64})$/
const SIGNATURE_BYTES = 16

/** Positions as signed text for clients: a client can only send back positions that this server issued. */
export function createCursors(key: Uint8Array) {
  const signatureOf = (position: string) =>
    createHmac('sha256', key).update(`content cursor ${position}`).digest().subarray(0, SIGNATURE_BYTES)

  function write({ publishedDatetime, id, isSimulationOver }: Position): Cursor {
    const position = `${isSimulationOver ? 1 : 0}${publishedDatetime}${id}`
    return `${Buffer.from(position).toString('base64url')}.${signatureOf(position).toString('base64url')}`
  }

  return {
    write,
    /** Undefined for everything this server has not written. */
    read(cursor: string): Position | undefined {
      const position = Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString('latin1')
      const [, isOver, publishedDatetime, id] = POSITION.exec(position) ?? []
      if (!publishedDatetime || !id) return undefined
      const found = { publishedDatetime, id, isSimulationOver: isOver === '1' }
      return isEqual(write(found), cursor) ? found : undefined
    },
  }
}

function isEqual(one: string, other: string) {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

export type Cursors = ReturnType<typeof createCursors>
