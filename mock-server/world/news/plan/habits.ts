import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import type { Fact } from '../../facts/fact.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { kindOf, type Role } from '../read-kinds.ts'
import type { Telling } from './telling.ts'

/** How often a role tells a fact that it has sentences for, and how much later, in milliseconds. */
const habits: Readonly<Record<Role, { chance: number; least: number; most: number }>> = {
  flash: { chance: 1, least: 400, most: 5 * millisecondsInSecond },
  detail: { chance: 0.92, least: 40 * millisecondsInSecond, most: 220 * millisecondsInSecond },
  brief: { chance: 0.75, least: 20 * millisecondsInMinute, most: 200 * millisecondsInMinute },
}
const roles = ['flash', 'detail', 'brief'] as const

/** The latest that a fact is reported after it has happened. */
export const LATEST = 200 * millisecondsInMinute

const CORRECTED = 0.006

/** The headlines of a fact: each wire at its own pace. */
export function* toldOf(fact: Fact): Generator<Telling> {
  const { titles } = kindOf(fact.kind)
  const key = hash(fact.id)
  for (const [index, role] of roles.entries()) {
    const { chance, least, most } = habits[role]
    if (titles[role].length === 0 || part(key, 30, index) >= chance) continue
    const at = fact.at + Math.floor(least + part(key, 31, index) * (most - least))
    const telling: Telling = { at, fact, kind: fact.kind, role }
    yield telling
    if (role === 'flash' && part(key, 32) < CORRECTED) {
      yield { ...telling, at: at + Math.floor((3 + 5 * part(key, 33)) * millisecondsInMinute), corrects: telling }
    }
  }
}
