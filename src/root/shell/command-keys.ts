import { fromCallback, fromPromise } from 'xstate'
import { watchKeyboard } from '../../adapters/shared/keyboard.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { userOf } from '../../machines/session/session.machine.ts'
import { layoutOf, pointerOf } from '../../machines/shared/layout.machine.ts'
import { commandKeysMachine, type Keyed } from '../../machines/shell/command-keys.machine.ts'
import type { Root } from '../start.ts'
import { commandKeyOf } from './command-key.ts'

type Reach = {
  environment: Environment
  widgets: () => Promise<{ palette(): Promise<unknown> }>
}

/** LAY-35: what is pressed is compared with the keys that the user has given; the commands come with the palette. */
export function createCommandKeys({ refOf }: Root, { environment, widgets }: Reach) {
  function keyedBy(key: string): Keyed | undefined {
    const keys = refOf('keys').getSnapshot()
    const own = commandKeyOf(keys, key)
    // an id of a command, of which the code comes with the palette
    if (!own?.startsWith('>') || own === '>') return undefined
    const slot = keys.context.slots.findLast((one) => one !== 'spotlight' && one !== 'library' && one !== 'ticker')
    const layout = refOf('layout').getSnapshot()
    return {
      own,
      slot,
      facts: {
        isDesktop: layoutOf(layout) === 'desktop',
        isMobile: layoutOf(layout) === 'mobile',
        isFine: pointerOf(layout) === 'fine',
        isMember: userOf(refOf('session').getSnapshot()) !== undefined,
        hasFeed: typeof slot === 'number',
        // they have keys of their own
        desks: [],
      },
    }
  }
  const watchKeys = fromCallback(({ sendBack }) =>
    watchKeyboard(({ key, isRepeated }) => {
      const keyed = keyedBy(key)
      if (keyed && !isRepeated) sendBack({ type: 'command.pressed', keyed })
      return keyed !== undefined
    }, environment),
  )
  const bringPalette = fromPromise<void, void>(async () => {
    await (await widgets()).palette()
  })
  return { logic: commandKeysMachine.provide({ actors: { watchKeys, bringPalette } }) }
}
