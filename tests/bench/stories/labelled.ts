import { readFileSync } from 'node:fs'
import { readMeaning } from '../../../mock-server/feed/meaning/read-meaning.ts'
import { likeness } from '../../../src/rules/stories/alike.ts'
import { createGroups } from '../../../src/rules/stories/groups.ts'
import { readHeadline } from '../../../src/rules/stories/headline.ts'
import { judge } from '../judge.ts'
import { bCubed } from './b-cubed.ts'

const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
const tickersIn = (title: string) => readMeaning({ title, summary: '' }).tickers
const headlineOf = (title: string) => readHeadline({ title, publisher: '', tickers: tickersIn(title) })

/** Groups headlines that were labelled by hand: group, time, publisher, title. */
export function judgeLabels(file: string, isShown: boolean) {
  const items = rowsOf(file).map(([event = '', time = '', publisher = '', title = ''], row) => ({
    id: `${row}`.padStart(6, '0'),
    at: Date.parse(time),
    event,
    publisher,
    title,
    tickers: tickersIn(title),
  }))
  const groups = createGroups()
  groups.add(items)
  const judged = items.map(({ id, event, title }) => ({ event, title, group: groups.groupOf(id) ?? '' }))
  const { precision, recall, recallOfSeveral, events } = bCubed(judged)
  console.log(file, `${items.length} headlines, ${events} events of several`)
  judge('B-cubed precision', precision, 0.97, { atLeast: true })
  judge('B-cubed recall', recall, 0.85, { atLeast: true })
  console.log('       recall of those that are not alone in their event', recallOfSeveral.toFixed(2))
  if (!isShown) return
  for (const group of new Set(judged.map((one) => one.group))) {
    const members = judged.filter((one) => one.group === group)
    if (new Set(members.map(({ event }) => event)).size > 1)
      console.log(members.map(({ event, title }) => `    ${event}: ${title}`).join('\n'), '\n')
  }
}

/** Compares pairs that were labelled by hand: same or other, and two titles. */
export function judgePairs(file: string, isShown: boolean) {
  const pairs = rowsOf(file)
  const wrong = pairs.filter(
    ([label, one = '', other = '']) => (label === 'same') !== likeness(headlineOf(one), headlineOf(other)) >= 1,
  )
  console.log(file, `${pairs.length} pairs`)
  judge('hard pairs that are right', 1 - wrong.length / pairs.length, 0.98, { atLeast: true })
  if (isShown) for (const pair of wrong) console.log('   ', pair.join(' | '))
}
