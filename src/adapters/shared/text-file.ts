/** A list of 1,000 symbols has 10 kB, one of 100 feeds 20, a bank's table of all that a customer holds some hundred. Bytes. */
const SIZE_LIMIT = 1_000_000
/** What no text has: control characters other than those of lines and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

export type FileText = { kind: 'text'; text: string } | { kind: 'tooLarge' } | { kind: 'binary' }

/** Reads a text file of the user's: UTF-8, UTF-16 with a mark, what an XML document declares, or Windows' Western letters. Rejects where the browser cannot read it. */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > SIZE_LIMIT) return { kind: 'tooLarge' }
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  return BINARY.test(text) ? { kind: 'binary' } : { kind: 'text', text }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoderOf(bytes).decode(bytes)
  }
}

const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i
/** The longest first line in which XML declares its encoding. Bytes. */
const DECLARATION_LIMIT = 200

function decoderOf(bytes: Uint8Array) {
  const western = new TextDecoder('windows-1252')
  const [, name = ''] = DECLARED.exec(western.decode(bytes.subarray(0, DECLARATION_LIMIT))) ?? []
  try {
    // what says that it is UTF-8 was not
    return name === '' || /^utf-?8$/i.test(name) ? western : new TextDecoder(name)
  } catch {
    return western
  }
}
