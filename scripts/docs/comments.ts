import { readFileSync } from 'node:fs'
import { filesBelow } from '../lib/chart-files.mjs'

/** The docstrings of a constant of the contract and of its fields, and the constants whose fields it includes. */
type Block = { about?: string; fields: Map<string, string>; inherits: string[] }
type Blocks = Map<string, Block>

const blocksOfFiles = filesBelow('src/contract', '.ts').map((path) => readBlocks(readFileSync(path, 'utf8')))

/** The docstring above a schema of the contract. */
export const commentOf = (name: string) => homeOf(name)?.get(name)?.about

/** The docstring above a field of a schema, or above the constant of the file that defines the field, wherever the schema takes it from. */
export function fieldCommentOf(name: string, field: string): string | undefined {
  const home = homeOf(name)
  return home && findField(home, name, field)
}

/** The names of the schemas of a file, recognised by the types below them. */
export const schemaNamesIn = (text: string) =>
  [...text.matchAll(/^export type (\w+) = z\.infer<typeof \1>/gm)].map(([, name]) => name)

const homeOf = (name: string) => blocksOfFiles.find((blocks) => blocks.has(name))

function findField(blocks: Blocks, name: string, field: string): string | undefined {
  const block = (blocks.has(name) ? blocks : homeOf(name))?.get(name)
  if (!block) return undefined
  const inherited = () => block.inherits.map((other) => findField(blocks, other, field)).find((text) => text)
  return block.fields.get(field) ?? inherited() ?? blocks.get(field)?.about
}

export function readBlocks(text: string): Blocks {
  const blocks: Blocks = new Map()
  let block: Block | undefined
  let comment: string | undefined
  for (const part of text.matchAll(/^ *\/\*\*([\s\S]*?)\*\/$|^.*$/gm)) {
    const [line, said] = part
    if (said !== undefined) {
      comment = said.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
      continue
    }
    const [, name] = /^(?:export )?const (\w+)/.exec(line) ?? []
    if (name !== undefined) {
      block = { fields: new Map(), inherits: [], ...(comment === undefined ? {} : { about: comment }) }
      blocks.set(name, block)
    } else if (/^(export )?(type|function|import)/.test(line)) block = undefined
    const [, field] = /^ +(\w+)(?::|,$)/.exec(line) ?? []
    if (block && field !== undefined && comment !== undefined) block.fields.set(field, comment)
    block?.inherits.push(
      ...[...line.matchAll(/\.\.\.(\w+)|[oO]bject\((\w+)\)/g)].map(([, spread, whole]) => spread ?? whole ?? ''),
    )
    comment = undefined
  }
  return blocks
}
