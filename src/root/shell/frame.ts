import { fromCallback } from 'xstate'
import { createCalendar } from '../../adapters/calendar/calendar.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { watchKeyboard } from '../../adapters/shared/keyboard.ts'
import { createScreen } from '../../adapters/shared/screen.ts'
import { showAppearance } from '../../adapters/shell/appearance.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { World } from '../../contract/shared/environment.ts'
import { type AppearanceEvent, appearanceMachine } from '../../machines/shared/appearance.machine.ts'
import { layoutMachine } from '../../machines/shared/layout.machine.ts'
import { type DayEvent, todayMachine } from '../../machines/shared/today.machine.ts'
import { keysMachine } from '../../machines/shell/keys.machine.ts'
import type { KeysEvent } from '../../machines/shell/keys-parts.ts'
import { dayOf } from '../../rules/shared/time/formats.ts'
import { createVersion } from './version.ts'

/** What the page itself is: its look, its screen, its keys, its day, its version. */
export function createFrame(
  choices: ReturnType<typeof createChoices>,
  sockets: Pick<Sockets, 'watchVersion'>,
  environment: World,
) {
  const screen = createScreen(environment)
  const calendar = createCalendar(environment, dayOf)
  const kept = choices.appearance()
  const watchScreen = fromCallback(({ sendBack }) =>
    screen.watch((kind) => sendBack({ type: 'screen.changed', screen: kind })),
  )
  const watchKeys = fromCallback<KeysEvent>(({ sendBack, receive, system }) => {
    receive(({ type, ...choice }) => choices.keepKeys(choice))
    const kept = choices.keys()
    if (kept?.areOff) sendBack({ type: 'singles.recalledOff' })
    if (kept) sendBack({ type: 'changes.recalled', changes: kept.changes })
    return watchKeyboard((key) => {
      const pressed = { type: 'key.pressed' as const, ...key }
      const isTaken: boolean = system.get('keys').getSnapshot().can(pressed)
      sendBack(pressed)
      return isTaken
    }, environment)
  })
  const watchDay = fromCallback<DayEvent>(({ sendBack, receive }) => {
    const report = () => sendBack({ type: 'day.changed', reading: calendar.read() })
    receive(report)
    return calendar.watchJumps(report)
  })
  const show = fromCallback<AppearanceEvent>(({ receive }) => {
    let isFirst = true
    receive(({ appearance }) => {
      showAppearance(appearance, environment)
      if (!isFirst) choices.keepAppearance(appearance)
      isFirst = false
    })
  })
  return {
    appearance: { logic: appearanceMachine.provide({ actors: { showAppearance: show } }), input: kept ?? {} },
    layout: { logic: layoutMachine.provide({ actors: { watchScreen } }), input: screen.current() },
    keys: { logic: keysMachine.provide({ actors: { watchKeys } }) },
    version: createVersion(sockets, environment),
    today: { logic: todayMachine.provide({ actors: { watchDay } }), input: calendar.read() },
  }
}
