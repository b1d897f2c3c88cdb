import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../root.ts'

/** The product's version from package.json. */
export const { version }: { version: string } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
