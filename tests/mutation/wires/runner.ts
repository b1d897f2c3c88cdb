import { setMaxListeners } from 'node:events'
import { basename } from 'node:path'
import { type RunnerTestCase, TestRunner } from 'vitest'
import type { Kind, Mutant } from './mutants.ts'
import type { Workbench } from './setup.ts'

declare module 'vitest' {
  interface TaskMeta {
    wires?: Tried
  }
}
/** The result of one test; `all` lists the mutants of its file. */
export type Tried = {
  test: string
  isBroken: boolean
  all: { name: string; kind: Kind }[]
  caught: { name: string; kind: Kind }[]
  /** For doubled wires, by name: the states that the second delivery did not change, or the fact that it changed one. */
  seconds: Record<string, { left: string[]; changes: boolean }>
}

function atWork(): Workbench {
  if (!globalThis.wiresAtWork) throw new Error('The wires are not set up: tests/mutation/wires/setup.ts')
  return globalThis.wiresAtWork
}

/**
 * Runs each test once unchanged, and once more with each mutant of a wire that delivered something in it, until a test of the file has failed with
 * it. The tests cover the wires in the file whose name their own name begins with.
 */
export default class WiresRunner extends TestRunner {
  #mutants: Mutant[] | undefined
  #caught = new Set<Mutant>()
  /** The deliveries in the unchanged test. */
  #fired = new Map<Mutant['wire'], string>()
  #isBroken = false
  #undo = () => undefined as unknown
  #tried: Mutant | undefined
  #new: Mutant[] = []

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test)
    this.#mutants ??= atWork().mutantsOf(basename(test.file.filepath).split('.')[0] ?? '')
    test.repeats = this.#mutants.length
    this.#isBroken = false
    this.#new = []
    // each run of the test adds listeners
    setMaxListeners(0, test.context.signal)
  }

  override onBeforeTryTask(test: RunnerTestCase, options?: { repeats: number }) {
    super.onBeforeTryTask(test)
    atWork().beginTest()
    this.#tried = this.#mutants?.[(options?.repeats ?? 0) - 1]
    if (!this.#tried) return
    const type = this.#fired.get(this.#tried.wire)
    if (this.#isBroken || type === undefined || this.#caught.has(this.#tried)) throw new Error('not asked')
    this.#undo = atWork().replaced(this.#tried.wire, this.#tried.replacement(type))
  }

  onAfterRetryTask(test: RunnerTestCase) {
    const hasFailed = test.result?.state === 'fail'
    const [mutant, type] = [this.#tried, this.#tried && this.#fired.get(this.#tried.wire)]
    this.#undo()
    this.#undo = () => undefined
    if (!mutant) {
      this.#fired = new Map(atWork().delivered)
      this.#isBroken = hasFailed
    } else if (hasFailed && !this.#isBroken && type !== undefined && !this.#caught.has(mutant)) {
      this.#caught.add(mutant)
      this.#new.push(mutant)
    }
    if (this.#isBroken || !test.result) return
    test.result.state = 'run'
    test.result.errors = undefined
  }

  override onAfterRunTask(test: RunnerTestCase) {
    super.onAfterRunTask(test)
    const received = ({ name, kind }: Mutant) => ({ name, kind })
    const nameOf = new Map(this.#mutants?.map(({ wire, name }) => [wire, name]))
    test.meta.wires = {
      test: this.#isBroken ? `${test.name} (${test.result?.errors?.[0]?.message})` : test.name,
      isBroken: this.#isBroken,
      all: (this.#mutants ?? []).map(received),
      caught: this.#new.map(received),
      seconds: Object.fromEntries(
        [...atWork().seconds].map(([wire, { left, changes }]) => [
          nameOf.get(wire) ?? '',
          { left: [...left], changes },
        ]),
      ),
    }
    if (!this.#isBroken && test.result) test.result.state = 'pass'
  }
}
