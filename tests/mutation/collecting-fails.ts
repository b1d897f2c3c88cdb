import type { RunnerTestCase, Vitest } from 'vitest/node'

/**
 * Stryker evaluates each test. A mutant that breaks the reading of a test file, such as a chart with a target that is no state, leaves no test to
 * evaluate, and would count as survived: here that file gets a failing test.
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
