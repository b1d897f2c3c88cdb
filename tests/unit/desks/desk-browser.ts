import { type AnyStateMachine, createActor, createMachine, type PromiseActorLogic, toPromise } from 'xstate'
import type { createSite } from '../../model/drive/page.ts'

type Texts = Record<string, string>
/** Texts of a browser as it has them: their names are properties. */
export const createTexts = () =>
  Object.defineProperties({} as Texts & ReturnType<typeof createSite>['lasting'], {
    getItem: {
      value: function (this: Texts, name: string) {
        return this[name] ?? null
      },
    },
    setItem: {
      value: function (this: Texts, name: string, text: string) {
        this[name] = text
      },
    },
    removeItem: {
      value: function (this: Texts, name: string) {
        delete this[name]
      },
    },
  })

/** Asks a port that the root fills, as the chart does. `shown`: what the chart of desks says by the time of the answer. */
export function askPort({ implementations: { actors } }: AnyStateMachine, name: string, shown = {}) {
  const logic = actors[name] as PromiseActorLogic<unknown, unknown>
  const parent = createActor(createMachine({ context: shown }), { systemId: 'desks' }).start()
  return (input: unknown) => toPromise(createActor(logic, { input, parent }).start())
}
