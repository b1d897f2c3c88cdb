/** A frame of the WebSocket protocol with a text of up to 64 kB; clients must mask theirs, here with zeros, which change nothing. */
export function framed(text: string, isMasked = false) {
  const payload = Buffer.from(text)
  const mask = isMasked ? 0x80 : 0
  const length =
    payload.length < 126 ? [mask | payload.length] : [mask | 126, payload.length >> 8, payload.length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...length, ...(isMasked ? [0, 0, 0, 0] : [])]), payload])
}

/** Passes on the payload of each frame of a server, once it is whole. */
export function createFrames(take: (payload: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (let bounds = boundsOf(rest); bounds && rest.length >= bounds.end; bounds = boundsOf(rest)) {
      take(rest.subarray(bounds.begin, bounds.end))
      rest = rest.subarray(bounds.end)
    }
  }
}

function boundsOf(bytes: Buffer) {
  const short = (bytes[1] ?? 0) & 0x7f
  const begin = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < begin) return undefined
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  return { begin, end: begin + length }
}
