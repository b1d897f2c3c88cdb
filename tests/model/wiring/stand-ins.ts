import { type AnyEventObject, assign, createMachine, fromCallback, sendTo } from 'xstate'
import { report } from '../../../src/machines/report.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { partsOf } from '../../../src/root/ids.ts'
import { startRoot } from '../../../src/root/start.ts'
import type { Wire } from '../../../src/root/wire.ts'

/**
 * What one chart says, or is, and what another hears of it; `from` and `to` are ids. `context` and `at`, a state, are what the wires of values read
 * of the first; `later` is the context that it has later. `part`: both are of this child of the first.
 */
export type Row = {
  from: string
  to: string
  says?: AnyEventObject
  context?: object
  at?: string
  later?: object
  part?: string
  hears: AnyEventObject
}

const speaker = (context: object, at = 'somewhere') =>
  createMachine({
    context,
    initial: at,
    states: { [at]: {} },
    on: {
      'report.wanted': { actions: report(({ event }: { event: AnyEventObject }) => event.report) },
      'context.given': { actions: assign(({ event }) => event.context) },
    },
  })
/** A speaker of which one part has the context. */
const whole = (part: string, context: object) =>
  createMachine({
    invoke: { id: part, src: speaker(context), onSnapshot: { actions: assign({}) } },
    on: { 'context.given': { actions: sendTo(part, ({ event }: { event: AnyEventObject }) => event) } },
  })
const listener = (heard: AnyEventObject[]) => fromCallback(({ receive }) => receive((event) => void heard.push(event)))

const roleOf = (id: string) => partsOf(id).role

/** What `to` hears where charts that do nothing else stand at both ends of the wires. */
function heardIn(wires: readonly Wire[], { from, to, says, context = {}, at, later, part }: Row) {
  const heard: AnyEventObject[] = []
  const { root } = startRoot(browserEnvironment())
  root.send({
    type: 'charts.arrived',
    // other wires would read what the two have not
    wires: wires.filter((wire) => wire.from === roleOf(from) && wire.to === roleOf(to)),
    charts: [
      { id: from, logic: part ? whole(part, context) : speaker(context, at) },
      { id: to, logic: listener(heard) },
    ],
  })
  if (later) root.system.get(from).send({ type: 'context.given', context: later })
  if (says) root.system.get(from).send({ type: 'report.wanted', report: says })
  root.stop()
  return heard
}

const isHeard = (wires: readonly Wire[], row: Row) => {
  const wanted = JSON.stringify(row.hears)
  return heardIn(wires, row).some((event) => JSON.stringify(event) === wanted)
}

/** The rows that the wires do not make true. */
export const unheard = (wires: readonly Wire[], rows: readonly Row[]) =>
  rows.filter((row) => !isHeard(wires, row)).map((row) => [row.from, row.to, row.hears, heardIn(wires, row)])

/** The wires that no row needs. */
export const idle = (wires: readonly Wire[], rows: readonly Row[]) =>
  wires.filter((wire) =>
    rows.every((row) =>
      isHeard(
        wires.filter((other) => other !== wire),
        row,
      ),
    ),
  )
