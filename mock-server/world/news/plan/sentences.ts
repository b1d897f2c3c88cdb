import { hash } from '../../random/random.ts'
import { kindOf } from '../read-kinds.ts'
import type { Telling } from './telling.ts'

/** Sentences of looks at prices come back after this many days, so that equal figures do not give equal titles within a week. */
const DAYS_OF_MANY = 8
const MANY = 64
/** All others come back on every other day. */
const DAYS_OF_FEW = 2
const FEW = 8

function classesOf(count: number) {
  if (count >= MANY) return DAYS_OF_MANY
  return count >= FEW ? DAYS_OF_FEW : 1
}

/** Chooses sentences such that on one day no two headlines about one subject have the same one, nor on the day after. */
export function createChooser(day: number) {
  const usedOf = new Map<string, Set<string>>()

  /** Undefined where all of the day's sentences are used for the subject. */
  return ({ kind, role, fact }: Telling): string | undefined => {
    const all = kindOf(kind).titles[role]
    const classes = classesOf(all.length)
    const today = ((day + hash(fact.subject)) % classes) + 0
    const count = Math.floor((all.length - 1 - today) / classes) + 1
    const first = hash(`${fact.id} ${kind} ${role}`) % count
    const used = usedOf.get(fact.subject) ?? new Set()
    usedOf.set(fact.subject, used)
    for (let step = 0; step < count; step += 1) {
      const title = all[today + classes * ((first + step) % count)] ?? ''
      if (used.has(title)) continue
      used.add(title)
      return title
    }
    return undefined
  }
}
