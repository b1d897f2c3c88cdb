import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** `src/ui/theme/fonts.css` and the pages name the files in it. */
const FOLDER = '.cache/fonts'

/** The weights that the styles use, at least and at most. */
const WEIGHTS = { min: 400, max: 700 }
/** Positions of accents and of pairs, and figures of one width. No ligatures: `->` in a headline is not an arrow. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum']

const fonts = [
  ['inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ['jetbrains-mono', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
] as const

/** The characters of the packages' Latin files: https://github.com/fontsource/fontsource documents them as `latin`. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02da],
  [0x02dc, 0x02dc],
  [0x0304, 0x0304],
  [0x0308, 0x0308],
  [0x0329, 0x0329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
]
const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('')

const require = createRequire(import.meta.url)

/** The fonts of the first load without what the app never shows: less than half of their bytes, with the same characters. */
async function makeFonts() {
  await mkdir(FOLDER, { recursive: true })
  for (const [name, source] of fonts) {
    const path = join(FOLDER, `${name}-first.woff2`)
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } } as const
    const made = await subsetFont(await readFile(require.resolve(source)), characters, options)
    // a file that is written again would reload the page in development
    if (!existsSync(path) || !made.equals(await readFile(path))) await writeFile(path, made)
  }
}

export const firstFonts = (): Plugin => ({ name: 'first-fonts', config: makeFonts })
