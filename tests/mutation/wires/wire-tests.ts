import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { filesBelow } from '../../../scripts/lib/chart-files.mjs'

const FOLDER = 'src/root/wires'
const TESTS = 'tests/model/wiring'

export const wireFiles = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`)
/** The tests of a file of wires are `<file>.test.ts` and `<file>.<part>.test.ts`. */
export const testsOf = (file: string) =>
  filesBelow(TESTS, '.test.ts').filter((path) => basename(path).startsWith(`${basename(file, '.ts')}.`))
/** The files of wires without tests. */
export const untestedWires = () => wireFiles.filter((file) => testsOf(file).length === 0)
