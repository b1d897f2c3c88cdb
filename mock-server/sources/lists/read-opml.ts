import { parseOpml } from 'feedsmith'
import { addressProblem, type GivenSource } from '../source.ts'

type Outline = {
  text?: string | undefined
  title?: string | undefined
  xmlUrl?: string | undefined
  outlines?: Outline[] | undefined
}
const MAX_DEPTH = 50

/** The feeds of an OPML list, including those in its folders. Throws a sentence about what is wrong with it. */
export function readOpml(text: string): GivenSource[] {
  if (/<!ENTITY/i.test(text)) throw new Error('It declares entities of its own (<!ENTITY>), which is refused.')
  const given = outlinesOf(text).flatMap((outline) => feedsOf(outline, 0))
  if (given.length === 0) throw new Error('It names no feed: there is no outline with xmlUrl="http…".')
  return given
}

function outlinesOf(text: string): Outline[] {
  try {
    return parseOpml(text).body?.outlines ?? []
  } catch {
    throw new Error('It is no OPML list.')
  }
}

function feedsOf({ xmlUrl, title, text, outlines = [] }: Outline, depth: number): GivenSource[] {
  const inside = depth < MAX_DEPTH ? outlines.flatMap((outline) => feedsOf(outline, depth + 1)) : []
  const url =
    xmlUrl
      ?.trim()
      .replace(/^feed:(?:\/\/)?(?=https?:)/, '')
      .replace(/^feed:\/\//, 'http://') ?? ''
  return addressProblem(url) === undefined ? [{ url, name: title ?? text }, ...inside] : inside
}
