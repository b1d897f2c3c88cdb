import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { guardOutcomesOf, statesOf, transitionsOf } from './walks.ts'

type Asked = { states: string[]; transitions: string[]; guards: string[]; pairs?: string[] }

export const askedOf = (machine: AnyStateMachine): Asked => ({
  states: statesOf(machine),
  transitions: [...transitionsOf(machine).values()],
  guards: guardOutcomesOf(machine),
})

/** Keeps for `npm run walk`, which names the folder, how much there is to walk of a chart, what was left, and what can only be walked elsewhere. */
export function record(
  kind: 'model' | 'browser',
  chart: string,
  asked: Asked,
  walked: Set<string>,
  isPossible = (_name: string) => true,
) {
  const home = process.env.WALKS
  if (!home) return
  const parts = Object.entries(asked).map(([part, names]) => {
    const owed = names.filter(isPossible)
    return [
      part,
      { all: names.length, elsewhere: names.length - owed.length, left: owed.filter((name) => !walked.has(name)) },
    ]
  })
  mkdirSync(join(home, kind), { recursive: true })
  writeFileSync(join(home, kind, `${chart}.json`), JSON.stringify(Object.fromEntries(parts)))
}

/** The same of its walks in the browser, which owe what hands can bring about. */
export function recordBrowser(machine: AnyStateMachine, walked: string[], possible: Set<string>) {
  const chart = machine.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  record('browser', chart, askedOf(machine), new Set(walked), (name) => possible.has(name))
}
