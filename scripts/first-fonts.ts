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

type Ranges = readonly (readonly [first: number, last: number])[]
/** The characters of the packages' Latin files: https://github.com/fontsource/fontsource documents them as `latin`, without the combining marks, which the files of other alphabets have. */
const LATIN: Ranges = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02da],
  [0x02dc, 0x02dc],
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
/** Those of them that stand in few headlines: `src/ui/theme/more-fonts.css` has the same, and the file is fetched once one of them is shown. */
export const RARE: Ranges = [
  [0x00a1, 0x00a2],
  [0x00a4, 0x00a6],
  [0x00a8, 0x00a8],
  [0x00aa, 0x00aa],
  [0x00ac, 0x00ad],
  [0x00af, 0x00af],
  [0x00b2, 0x00b6],
  [0x00b8, 0x00ba],
  [0x00bc, 0x00d6],
  [0x00d8, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02da],
  [0x02dc, 0x02dc],
  [0x2016, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2021],
  [0x2023, 0x2025],
  [0x2027, 0x2027],
  [0x2030, 0x205e],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
]
const charactersOf = (ranges: Ranges) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
const rare = new Set(charactersOf(RARE))
const files = {
  first: charactersOf(LATIN).filter((character) => !rare.has(character)),
  rare: [...rare],
}

const require = createRequire(import.meta.url)

/** The fonts of the first load without what the app never shows: less than half of their bytes. Rare characters have files of their own. */
async function makeFonts() {
  await mkdir(FOLDER, { recursive: true })
  for (const [name, source] of fonts)
    for (const [part, characters] of Object.entries(files)) {
      const path = join(FOLDER, `${name}-${part}.woff2`)
      const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } } as const
      const made = await subsetFont(await readFile(require.resolve(source)), characters.join(''), options)
      // a file that is written again would reload the page in development
      if (!existsSync(path) || !made.equals(await readFile(path))) await writeFile(path, made)
    }
}

export const firstFonts = (): Plugin => ({ name: 'first-fonts', config: makeFonts })
