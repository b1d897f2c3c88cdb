import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { askedOf, record } from './record.ts'
import { pairsBetween } from './walks.ts'

/** The names of what one walk took and entered, and the transitions of each of its turns. */
export class Walked extends Set<string> {
  readonly turns: string[][] = []
}

/** What the walks of one chart have taken, and the tests that name what none of them took. `npm run walk` counts the same. */
export function coverage(machine: AnyStateMachine, pairs: string[] = []) {
  const walked = new Set<string>()
  const asked = { ...askedOf(machine), pairs }
  const ports = Object.keys(machine.implementations.actors).map((name) => `asks ${name}`)
  const left = (all: string[]) => all.filter((name) => !walked.has(name))
  const path = expect.getState().testPath ?? ''
  const chart = basename(path, '.model.test.ts')
  return {
    add(one: Walked) {
      for (const name of one) walked.add(name)
      if (pairs.length === 0) return
      one.turns.forEach((taken, i) => {
        for (const pair of pairsBetween(one.turns[i - 1] ?? [], taken)) walked.add(pair)
      })
    },
    prove() {
      it(`CHT-02 leaves no state, no transition, no outcome of a guard and no port of ${machine.id} unwalked`, () => {
        expect(left([...asked.states, ...asked.transitions, ...asked.guards, ...ports]), advice(path)).toEqual([])
      })
      if (pairs.length > 0) {
        it(`CHT-02 leaves no two transitions of ${machine.id} that can follow each other unwalked`, () => {
          expect(left(pairs), advice(path)).toEqual([])
        })
      }
      afterAll(() => record('model', chart, asked, walked))
    },
  }
}

/** Where the cases of a chart are listed: in its model test, or in a file beside it. */
export function advice(test: string) {
  const [, beside = basename(test)] =
    /import \{[^}]*\bcases\b[^}]*\} from '\.\/(.+)'/.exec(readFileSync(test, 'utf8')) ?? []
  return `Give each a case in ${relative('.', join(dirname(test), beside))}`
}
