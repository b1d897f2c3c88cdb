/** One that was grouped, and the event that it truly belongs to. */
export type Judged = { event: string; group: string }

/**
 * B-cubed: for each item the part of its group that is of its event (precision), and the part of its event that is in its group (recall), on average. An
 * item that is alone in its event is found whatever is done, so recall is also given for the others. Means are those of the items that are counted.
 */
export function bCubed<Item extends Judged>(items: readonly Item[], isCounted: (item: Item) => boolean = () => true) {
  const sizes = (name: (item: Judged) => string) => {
    const counts = new Map<string, number>()
    for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1)
    return (item: Judged) => counts.get(name(item)) ?? 0
  }
  const ofGroup = sizes(({ group }) => group)
  const ofEvent = sizes(({ event }) => event)
  const ofBoth = sizes(({ event, group }) => `${event}\n${group}`)
  const mean = (chosen: readonly Item[], share: (item: Item) => number) =>
    chosen.reduce((sum, item) => sum + share(item), 0) / chosen.length
  const counted = items.filter(isCounted)
  const several = counted.filter((item) => ofEvent(item) > 1)
  const recall = (item: Judged) => ofBoth(item) / ofEvent(item)
  return {
    precision: mean(counted, (item) => ofBoth(item) / ofGroup(item)),
    recall: mean(counted, recall),
    recallOfSeveral: mean(several, recall),
    events: new Set(several.map(({ event }) => event)).size,
  }
}
