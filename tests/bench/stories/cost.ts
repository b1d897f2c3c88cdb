import { createGroups, type Grouped } from '../../../src/rules/stories/groups.ts'
import { judge } from '../judge.ts'
import { simulated } from './simulated.ts'

const MEASURED = 2000
const SHUFFLES = 1000
const SHUFFLED = 150
const GOAL_MS = 0.3

/** Processor time of one more item with many in the window: the worlds of several seeds, in which the same companies say the same again and again. */
export function judgeCost(inWindow: number) {
  const items: Grouped[] = []
  for (let seed = 0; items.length < inWindow + MEASURED; seed++) items.push(...simulated(`cost ${seed}`))
  items.sort((one, other) => one.at - other.at)
  const groups = createGroups()
  const filling = processorMs(() => groups.add(items.slice(0, inWindow)))
  console.log(`       filling the window: ${(filling / inWindow).toFixed(3)} ms an item`)
  const newest = items.slice(inWindow, inWindow + MEASURED)
  const adding = processorMs(() => {
    for (const item of newest) groups.add([item])
  })
  judge(`an item with ${inWindow} in the window`, adding / MEASURED, GOAL_MS, { unit: ' ms' })
  const removing = processorMs(() => {
    for (const { id } of newest) groups.remove([id])
  })
  console.log(`       removing one: ${(removing / MEASURED).toFixed(3)} ms`)
}

/** Whether the same items in another order make the same groups. */
export function judgeShuffles() {
  const items = simulated('demo').slice(0, SHUFFLED)
  const expected = groupsOf(items)
  let differing = 0
  let seed = 1
  for (let round = 0; round < SHUFFLES; round++) {
    const shuffled = items
      .map((item) => {
        seed = (seed * 48_271) % 2_147_483_647
        return { item, order: seed }
      })
      .sort((one, other) => one.order - other.order)
      .map(({ item }) => item)
    if (groupsOf(shuffled) !== expected) differing += 1
  }
  judge(`of ${SHUFFLES} shuffles, those with other groups`, differing, 0)
}

function groupsOf(items: readonly Grouped[]) {
  const groups = createGroups()
  for (const item of items) groups.add([item])
  return items
    .map(({ id }) => `${id} ${groups.groupOf(id)}`)
    .sort()
    .join('\n')
}

function processorMs(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
