// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { createWorld } from '../../../src/adapters/installation/world-clock.ts'
import type { Sockets } from '../../../src/adapters/sockets/sockets.ts'
import type { Installation } from '../../../src/contract/installation/installation.ts'
import { scenarioOf } from '../../../src/machines/installation/installation.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createInstallation } from '../../../src/root/installation/installation.ts'
import type { Calls } from '../../../src/root/session/session.ts'
import { until } from '../../setup.ts'
import { createPlainSocket } from '../sockets/plain-socket.ts'
import { newsOnly } from './installation-chart.ts'

const HOUR = 3_600_000
const inWorld = (offsetMs: number): Installation => ({ ...newsOnly, world: { scenario: 'flash crash', offsetMs } })

/** An installation that answers this to a call. */
function start(answered: Installation) {
  const { socket, receive } = createPlainSocket()
  const world = createWorld({ ...browserEnvironment(), now: () => 0 })
  const calls = (async () => ({ http: { readInstallation: async () => answered } })) as unknown as Calls
  const sockets = { news: socket } as unknown as Sockets
  const { logic, input } = createInstallation({ calls, sockets, environment: world })
  const installation = createActor(logic, { input }).start()
  onTestFinished(() => void installation.stop())
  const seen = () => [scenarioOf(installation.getSnapshot()), world.now()]
  return { seen, receive }
}

it('WLD-08 BCK-13 the world is at the moment that a call names, then at the one that the connection names', async () => {
  const { seen, receive } = start(inWorld(HOUR))
  await until(() => expect(seen()).toEqual(['flash crash', HOUR]))
  receive('installation', inWorld(2 * HOUR))
  const moved = seen()
  receive('installation', newsOnly)
  expect([moved, seen()]).toEqual([
    ['flash crash', 2 * HOUR],
    [undefined, 0],
  ])
})
