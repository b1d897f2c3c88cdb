import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { connectionMachine, goneSince, reachOf } from '../../../src/machines/shared/connection.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'

const ports = { streams: ['watchConnection'] }
const cases = [
  { type: 'connection.opened', at: 1_000 },
  { type: 'connection.lost', at: 2_000 },
  { type: 'connection.failed', at: 2_500 },
  { type: 'network.lost', at: 3_000 },
  { type: 'network.returned', at: 4_000 },
  { type: 'page.focused' },
]

/** RT-03, RT-04, and what a trader must see: whether what is shown is now, and since when it is not. */
function outcomeOf(events: AnyEventObject[]) {
  const said: AnyEventObject[] = []
  let reach = 'connecting'
  let since: number | undefined
  for (const { type, at } of events) {
    if (type === 'connection.opened') {
      if (reach === 'reconnecting' || reach === 'offline') said.push({ type: 'connection.restored' })
      reach = 'live'
      since = undefined
    }
    if (type === 'connection.lost' && reach === 'live') {
      reach = 'reconnecting'
      since = at
    }
    if (type === 'connection.failed' && reach === 'connecting') {
      reach = 'reconnecting'
      since = at
    }
    if (type === 'network.lost') {
      reach = 'offline'
      since ??= at
    }
    if (type === 'network.returned' && reach === 'offline') reach = 'reconnecting'
    if (type === 'network.returned' || type === 'page.focused') said.push({ type })
  }
  return { reach, since, said }
}

const seen = ({ snapshot, said }: ReturnType<typeof drive<typeof connectionMachine>>) => ({
  reach: reachOf(snapshot()),
  since: goneSince(snapshot()),
  said,
})

describe('connection', () => {
  const covered = coverage(connectionMachine)
  for (const { name, events } of walks(connectionMachine, cases, ({ context }) => context)) {
    it(`RT-03 RT-04 ${name}`, async () => {
      const connection = drive(connectionMachine, ports)
      await connection.walk(events, (soFar) => expect(seen(connection)).toEqual(outcomeOf(soFar)))
      covered.add(connection.walked)
    })
  }
  covered.prove()

  it('RT-03 is watched through one line, over losses and returns', async () => {
    const { walk, lines } = drive(connectionMachine, ports)
    await walk([...cases, ...cases])
    expect(lines.map(({ port, isOpen }) => [port, isOpen])).toEqual([['watchConnection', true]])
  })

  it('RT-04 counts the time from the loss of the connection, not from what the browser noticed later', async () => {
    const { walk, snapshot } = drive(connectionMachine, ports)
    await walk([
      { type: 'connection.opened', at: 1_000 },
      { type: 'connection.lost', at: 2_000 },
      { type: 'network.lost', at: 9_000 },
    ])
    expect([reachOf(snapshot()), goneSince(snapshot())]).toEqual(['offline', 2_000])
  })

  it.each([
    ['connecting', []],
    ['live', [{ type: 'connection.opened', at: 1_000 }]],
  ])('RT-04 is offline, and says since when, where the network goes while it is %s', async (_, before) => {
    const { walk, snapshot } = drive(connectionMachine, ports)
    await walk([...before, { type: 'network.lost', at: 3_000 }])
    expect([reachOf(snapshot()), goneSince(snapshot())]).toEqual(['offline', 3_000])
  })
})
