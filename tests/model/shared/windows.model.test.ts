import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { windowsMachine } from '../../../src/machines/shared/windows.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const after = (delay: string, state: string, ms: number) => ({
  type: `xstate.after.${delay}.windows.named.${state}`,
  after: ms,
})
const searched = after('search', 'seeking', 5_000)
const due = after('rhythm', 'following.sure', 1_000)
const silent = after('patience', 'following.asking', 900)
const inVain = after('takeover', 'following.waiting', 2_000)
const cases = [
  { type: 'reader.changed', reader: 'ann' },
  { type: 'reader.changed', reader: '' },
  { type: 'reader.changed', says: 'not known', reader: undefined },
  { type: 'lead.given' },
  { type: 'lead.taken' },
  { type: 'leader.came' },
  { type: 'leader.named' },
  { type: 'leader.answered' },
  searched,
  due,
  silent,
  inVain,
]

/** What is done with the connection, by whose it is, and by what is awaited of the window that lends it. */
function outcomeOf(events: AnyEventObject[]) {
  const done: string[] = []
  let whose = 'own' as 'own' | 'lent' | 'borrowed'
  let reader: string | undefined
  let awaits: 'nothing' | 'an answer' | 'another leader' = 'nothing'
  const becomes = (next: typeof whose, say: string) => {
    if (whose !== 'own') done.push('connection.left')
    done.push(say)
    whose = next
    awaits = 'nothing'
  }
  const seek = () => becomes('own', 'leader.sought')
  for (const event of events) {
    const { type } = event
    if (type === 'reader.changed') {
      if (whose !== 'own') done.push('connection.left')
      whose = 'own'
      awaits = 'nothing'
      reader = event.reader
      if (reader !== undefined) done.push('leader.sought')
    } else if (reader === undefined) continue
    else if (type === 'lead.given') becomes('lent', 'connection.lent')
    else if (type === 'lead.taken' && whose === 'lent') seek()
    else if (type === 'leader.came' && whose === 'own') seek()
    else if (type === 'leader.came' && whose === 'borrowed') {
      awaits = 'another leader'
      done.push('leader.sought')
    } else if (type === 'leader.named' && whose !== 'lent') {
      whose = 'borrowed'
      awaits = 'nothing'
      done.push('connection.borrowed')
    } else if (type === 'leader.answered' && awaits === 'an answer') awaits = 'nothing'
    else if (type === due.type) {
      awaits = 'an answer'
      done.push('leader.asked')
    } else if (type === searched.type || type === inVain.type) seek()
    else if (type === silent.type) {
      done.push('connection.left', 'lead.stolen')
      whose = 'own'
      seek()
    }
  }
  return { done: done.map((type) => ({ type })), reader }
}

describe('the windows that share a connection', () => {
  const covered = coverage(windowsMachine)
  for (const { name, events } of walks(windowsMachine, cases, ({ context }) => context.reader)) {
    it(`CHT-02 RT-06 windows: ${name}`, async () => {
      const { walk, walked, sentTo, lines } = drive(windowsMachine, { streams: ['joinWindows'] })
      await walk(events, (soFar) => {
        const { done, reader } = outcomeOf(soFar)
        const open = lines.filter(({ isOpen }) => isOpen).map(({ input }) => input)
        expect([sentTo('joinWindows'), open]).toEqual([done, reader === undefined ? [] : [reader]])
      })
      covered.add(walked)
    })
  }
  covered.prove()
})
