import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.webmanifest'])
/** In bytes: smaller files are hardly worth it. */
const LEAST = 200

const ways = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
}

/** Writes `.br` and `.gz` files beside each text in a folder, at any depth, that is large enough: the backend sends these. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.filter((path) => TEXTS.has(extname(path))).map(compressFile))
}

async function compressFile(path) {
  const content = await readFile(path)
  const pack = async ([extension, way]) => {
    if (content.length < LEAST) await rm(`${path}.${extension}`, { force: true })
    else await writeFile(`${path}.${extension}`, await way(content))
  }
  await Promise.all(Object.entries(ways).map(pack))
}
