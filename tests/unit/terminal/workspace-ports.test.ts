// @vitest-environment jsdom

import { afterEach, expect, it, onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { createChoices } from '../../../src/adapters/shared/choices.ts'
import type { Sockets } from '../../../src/adapters/sockets/sockets.ts'
import { createStorage } from '../../../src/adapters/storage/storage.ts'
import { ownerOf, workspaceOf } from '../../../src/machines/shared/workspace.machine.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { createTerminal } from '../../../src/root/terminal/terminal.ts'

afterEach(() => sessionStorage.clear())

/** The Terminal's arrangement in this browser, as a page that is opened now finds it. */
function openWorkspace() {
  const environment = browserEnvironment()
  const choices = createChoices(createStorage(environment), environment)
  const { logic, input } = createTerminal({} as Sockets, () => () => undefined, choices, environment).entries.workspace
  const workspace = createActor(logic, { input }).start()
  onTestFinished(() => void workspace.stop())
  const shown = () => {
    const snapshot = workspace.getSnapshot()
    return [ownerOf(snapshot), workspaceOf(snapshot).symbol]
  }
  return { workspace, shown }
}

it('TRM-06 each user of a browser and its visitors find their own Terminal again, at a sign-in and on the next page', () => {
  const { workspace, shown } = openWorkspace()
  workspace.send({ type: 'symbol.chosen', symbol: 'MSFT' })
  workspace.send({ type: 'reader.changed', reader: 'ada' })
  workspace.send({ type: 'symbol.chosen', symbol: 'NVDA' })
  workspace.send({ type: 'reader.changed', reader: '' })
  const visitors = shown()
  const visitorsNext = openWorkspace().shown()
  workspace.send({ type: 'reader.changed', reader: 'ada' })
  expect([visitors, visitorsNext, shown(), openWorkspace().shown()]).toEqual([
    [undefined, 'MSFT'],
    [undefined, 'MSFT'],
    ['ada', 'NVDA'],
    ['ada', 'NVDA'],
  ])
})
