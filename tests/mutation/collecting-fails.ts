import type { RunnerTestCase, Vitest } from 'vitest/node'

/**
 * Stryker asks each test how it went. A mutant that a test file cannot even be read with, such as a chart whose target is no state,
 * leaves no test to ask, and would pass for survived: here that file gets a test, a failed one.
 */
export class CollectingFails {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestRunEnd() {
    for (const file of this.#vitest?.state.getFiles() ?? []) {
      if (file.result?.state !== 'fail' || file.tasks.length > 0) continue
      const task = { ...file, type: 'test', name: 'is read', suite: undefined, file }
      file.tasks.push(task as unknown as RunnerTestCase)
    }
  }
}
