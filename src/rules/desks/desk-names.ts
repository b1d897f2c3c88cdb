import { DESK_NAME_LIMIT, DESKS_LIMIT, type Desk } from '../../contract/desks/desks.ts'

type Desks = readonly Desk[]

/** Each name once: those of `known` stay, and of the others the first. */
export function named(desks: Desks, known: Desks): Desks {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  const isKnown = ({ id, name }: Desk) => known.some((one) => one.id === id && one.name === name)
  for (const desk of [...desks.filter(isKnown), ...desks.filter((one) => !isKnown(one))]) {
    const name = freeName(desk.name, taken)
    taken.add(name.toLowerCase())
    names.set(desk.id, name)
  }
  return desks.map((desk) => ({ ...desk, name: names.get(desk.id) ?? desk.name }))
}

/** “Banks 2” where there is a “Banks”, “Desk 3” where there is a “Desk 2”. */
function freeName(name: string, taken: ReadonlySet<string>) {
  const stem = name.replace(/^(Desk) \d$/, '$1')
  const names = Array.from({ length: DESKS_LIMIT }, (_, at) => {
    const number = ` ${at + 2}`
    // half a sign is none
    return stem.slice(0, DESK_NAME_LIMIT - number.length).replace(/[\ud800-\udbff]$/, '') + number
  })
  return [name, ...names].find((one) => !taken.has(one.toLowerCase())) ?? name
}

const quoted = ({ name }: Pick<Desk, 'name'>) => `“${name}”`
/** “Banks”, “Oil” and “Gas”. */
export function namesOf(desks: readonly Pick<Desk, 'name'>[]) {
  const names = desks.map(quoted)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
