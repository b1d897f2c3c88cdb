import { isUtf8 } from 'node:buffer'

const BYTE_ORDER_MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0x3c, 0x00], encoding: 'utf-16le' },
  { bytes: [0x00, 0x3c], encoding: 'utf-16be' },
]
/** The characters of windows-1252 at 0x80 to 0x9f. Node 20 reads these bytes as ISO-8859-1 does. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/
const META = /^\s*<(?:!doctype\s+html|html)\b[\s\S]*?<meta\s[^<>]*?charset\s*=\s*["']?([\w.:-]+)/i
const DECLARATION_BYTES = 1024

/**
 * The text of a document: decoded by its byte order mark, else by the encoding that it declares or its server names (`charset`), else as UTF-8. Bytes
 * that are valid UTF-8 throughout are read so, even where one of the common wrong encodings is declared.
 */
export function decodeDocument(bytes: Uint8Array, charset?: string): string {
  const wide = decodeUtf32(bytes)
  if (wide !== undefined) return wide
  const marked = markedEncoding(bytes)
  if (marked !== undefined) return decoderOf(marked).decode(bytes)
  const given = [declaredEncoding(bytes), oneByteEncoding(charset)]
    .filter((name) => name !== undefined)
    .map((name) => decoderOf(name))
  const decoder = given.find(({ encoding }) => encoding !== 'utf-8') ?? decoderOf('utf-8')
  const isPerhapsUtf8 = decoder.encoding === 'windows-1252' || given.some(({ encoding }) => encoding === 'utf-8')
  if (decoder.encoding === 'utf-8' || (isPerhapsUtf8 && isUtf8(bytes))) return decodeUtf8(bytes)
  return decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes)
}

/** UTF-32, which the platform does not decode: by its mark, or by a '<' of four bytes. */
function decodeUtf32(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4) return undefined
  const isLittle = [0xfeff, 0x3c].includes(view.getUint32(0, true))
  if (!isLittle && ![0xfeff, 0x3c].includes(view.getUint32(0, false))) return undefined
  const characters: string[] = []
  for (let at = view.getUint32(0, isLittle) === 0xfeff ? 4 : 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    characters.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code))
  }
  return characters.join('').toWellFormed()
}

function markedEncoding(bytes: Uint8Array) {
  return BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding
}

function declaredEncoding(bytes: Uint8Array) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES))
  const declared = (DECLARATION.exec(head) ?? META.exec(head))?.[1]
  return oneByteEncoding(declared)
}

/** A declared two-byte encoding is wrong if the declaration itself has one byte per character. */
const oneByteEncoding = (name: string | undefined) => (name?.toLowerCase().startsWith('utf-16') ? undefined : name)

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder('utf-8')
  }
}

function decodeUtf8(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lenient = new TextDecoder('utf-8').decode(bytes)
    const isUtf8InTheMain = /[\u0080-\ufffc]/.test(lenient)
    return isUtf8InTheMain ? lenient : decodeWindows1252(bytes)
  }
}

function decodeWindows1252(bytes: Uint8Array) {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replace(/[\u0080-\u009f]/g, (control) => UPPER_CONTROLS[control.charCodeAt(0) - 0x80] ?? control)
}
