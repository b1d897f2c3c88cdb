import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RARE } from '../../../scripts/first-fonts.ts'

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

it('LAY-26 the style sheets ask for the files of rare characters for just what is in them', () => {
  const range = RARE.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
  const css = readFileSync('src/ui/theme/more-fonts.css', 'utf8')
  const faces = [...css.matchAll(/-rare\.woff2"\)[^}]*unicode-range:\s*([^;]*);/g)]
  expect(faces.map(([, written]) => written?.split(/,\s*/))).toEqual([range, range])
})
