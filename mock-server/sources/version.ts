import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../root.ts'

/** Of the product, as package.json has it. */
export const { version }: { version: string } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
