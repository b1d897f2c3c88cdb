import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFiles } from '../../../scripts/lib/compress.mjs'
import { startTestBackend, type TestBackend } from '../backend.ts'

const built: Record<string, string> = {
  'index.html': `<title>App</title>${'<p>Words of the page.</p>'.repeat(200)}`,
  'inspector.html': `<title>Inspector</title>${'<p>Words of the inspector.</p>'.repeat(200)}`,
  'sw.js': 'addEventListener("fetch", answer);'.repeat(200),
  'assets/main-abc.js': 'export const value = 1;'.repeat(200),
  'assets/main-abc.css': '.class { color: red }'.repeat(200),
  'assets/small-abc.js': 'export {}',
  'assets/font-abc.woff2': 'not to be packed'.repeat(200),
}
/** The address of each file. */
const addressOf = (file: string) => ({ 'index.html': '/terminal', 'inspector.html': '/inspector' })[file] ?? `/${file}`
const packedFiles = Object.keys(built).filter((file) => !/small|woff2/.test(file))

let backend: TestBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await mkdir(join(folder, 'assets'))
  for (const [file, content] of Object.entries(built)) await writeFile(join(folder, file), content)
  await compressFiles(folder)
  backend = await startTestBackend({}, { pages: folder })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/** The bytes as they arrive: `fetch` would decompress them. */
const arriving = (path: string, accepted: string) =>
  new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const asked = request(`${backend.url}${path}`, { headers: { 'accept-encoding': accepted } }, async (answer) => {
      const { 'content-encoding': encoding, vary } = answer.headers
      resolve({ encoding, vary, bytes: Buffer.concat(await answer.toArray()) })
    })
    asked.on('error', reject)
    asked.end()
  })

const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

describe('built files', () => {
  it.each(packedFiles)(
    'BCK-06 %s arrives compressed to a fifth of its size at most, and decompresses to the original',
    async (file) => {
      const content = built[file] ?? ''
      const answers = await Promise.all(
        ['gzip, deflate, br', 'gzip', 'identity'].map((way) => arriving(addressOf(file), way)),
      )
      expect(
        answers.map(({ encoding, vary, bytes }) => ({
          encoding,
          vary,
          isSmall: bytes.length * 5 < content.length,
          isWhole: (unpackers[encoding ?? ''] ?? Buffer.from)(bytes).toString() === content,
        })),
      ).toEqual([
        { encoding: 'br', vary: 'accept-encoding', isSmall: true, isWhole: true },
        { encoding: 'gzip', vary: 'accept-encoding', isSmall: true, isWhole: true },
        { encoding: undefined, vary: 'accept-encoding', isSmall: false, isWhole: true },
      ])
    },
  )

  it.each(['assets/small-abc.js', 'assets/font-abc.woff2'])('BCK-06 %s arrives as it was built', async (file) => {
    const { encoding, bytes } = await arriving(`/${file}`, 'br')
    expect([encoding, bytes.toString()]).toEqual([undefined, built[file]])
  })

  it('BCK-06 a file named by its content is read once: browsers that accept brotli get it, and its headers, from memory', async () => {
    await writeFile(join(folder, 'assets/once-abc.js'), 'export const first = 1')
    const ask = async (path: string, accepted: string) => {
      const answer = await fetch(`${backend.url}${path}`, { headers: { 'accept-encoding': accepted } })
      const { date: _, ...headers } = Object.fromEntries(answer.headers)
      return { status: answer.status, headers, text: await answer.text() }
    }
    const first = await ask('/assets/once-abc.js', 'gzip, br')
    await rm(join(folder, 'assets/once-abc.js'))
    const others = [
      await ask('/assets/once-abc.js', 'gzip, deflate, br, zstd'),
      await ask('/assets/once-abc.js', 'gzip'),
      await ask('/assets//once-abc.js', 'br'),
      await ask('/assets/once-abc.js?again', 'br'),
    ]
    expect(first).toMatchObject({ status: 200, text: 'export const first = 1' })
    expect(others[0]).toEqual(first)
    expect(others.map(({ status }) => status)).toEqual([200, 404, 404, 404])
  })

  it('BCK-06 a file is compressed once, even if the folder is compressed again', async () => {
    const before = (await readdir(folder, { recursive: true })).sort()
    await compressFiles(folder)
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before)
  })
})
