import { parseArgs } from 'node:util'
import { judgeCost, judgeShuffles } from './stories/cost.ts'
import { judgeLabels, judgePairs } from './stories/labelled.ts'
import { judgeWires } from './stories/simulated.ts'

/**
 * `npm run bench -- stories [--labels <file>] [--pairs <file>] [--items 50000] [--show]`: whether headlines about one fact come together (docs/stories.md). Files of labels have a
 * line of names, then tab-separated: group, time, publisher, title. Files of pairs: same or other, one title, the other title. `--show` prints what is wrong.
 */
const { values } = parseArgs({
  options: {
    labels: { type: 'string', multiple: true, default: [] },
    pairs: { type: 'string', multiple: true, default: [] },
    items: { type: 'string', default: '50000' },
    show: { type: 'boolean', default: false },
  },
})

for (const file of values.labels) judgeLabels(file, values.show)
for (const file of values.pairs) judgePairs(file, values.show)
judgeWires()
judgeShuffles()
judgeCost(Number(values.items))
