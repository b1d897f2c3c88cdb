import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Installation } from '../../../src/contract/installation/installation.ts'
import { installationMachine } from '../../../src/machines/installation/installation.machine.ts'

/** Everything is simulated. */
export const simulatedOnly: Installation = {
  kinds: {
    news: ['simulated'],
    quotes: ['simulated'],
    releases: ['simulated'],
    reports: ['simulated'],
    stories: ['simulated'],
    halts: [],
  },
  isLocal: false,
}
/** Real news and nothing else. */
export const newsOnly: Installation = {
  kinds: { news: ['real'], quotes: [], releases: [], reports: [], stories: ['real'], halts: [] },
  isLocal: false,
}

/** A running chart that knows what is served. */
export const createInstallationChart = (named: Installation = simulatedOnly) =>
  createActor(
    installationMachine.provide({
      actors: {
        loadInstallation: fromPromise<Installation, void>(() => new Promise<never>(() => undefined)),
        watchInstallation: fromCallback(() => undefined),
      },
    }),
    { input: { named } },
  )
