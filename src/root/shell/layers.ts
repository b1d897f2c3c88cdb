import type { RouterHistory } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import { watchKeyboard } from '../../adapters/shared/keyboard.ts'
import { createEntries } from '../../adapters/shell/layers.ts'
import { Id } from '../../contract/shared/fields.ts'
import { AddressedSymbol } from '../../contract/shared/pages.ts'
import { layersMachine } from '../../machines/shell/layers.machine.ts'
import type { EntriesEvent, Entry } from '../../machines/shell/layers-parts.ts'
import type { placeOf } from '../../rules/shared/page/place.ts'
import type { Root } from '../start.ts'
import { commandKeyWires, layerWires } from '../wires/layers.ts'
import { createCommandKeys } from './command-keys.ts'

type Reach = { history: RouterHistory } & Parameters<typeof createCommandKeys>[1]

const ESCAPE = { type: 'escape.pressed' } as const

/** RTE-15, RTE-17, RTE-20, RTE-21: Back closes what lies over a page, and the Terminal's address names the desk, the selected symbol and the release whose history is open. `find` is given: imported here, it would be a file of its own in the first load. */
export function startLayers(root: Root, { history, environment, widgets }: Reach, find: typeof placeOf) {
  const { admit, refOf } = root
  const entries = createEntries(history)
  const current = (): Entry => {
    const { page } = find(history.location.pathname)
    const entry = { page, layers: entries.current() }
    if (page !== 'terminal') return entry
    const query = new URLSearchParams(history.location.search)
    const idIn = (name: string) => Id.safeParse(query.get(name)).data
    const symbol = AddressedSymbol.safeParse(query.get('symbol')).data
    return { ...entry, desk: idIn('desk'), symbol, release: idIn('release') }
  }
  const watchEntries = fromCallback<EntriesEvent>(({ sendBack, receive }) => {
    receive((event) => {
      if (event.type === 'entry.wanted') entries.enter(event.layers, { release: event.release })
      else if (event.type === 'entries.left') entries.leave(event.count)
      else entries.name({ desk: event.desk, symbol: event.symbol, release: event.release }, event.replaces)
    })
    const stops = [
      entries.watch((isReturn) => sendBack({ type: 'entry.reached', entry: current(), isReturn })),
      watchKeyboard(({ key, isRepeated }) => {
        if (key !== 'Escape' || isRepeated || !refOf('layers').getSnapshot().can(ESCAPE)) return false
        sendBack(ESCAPE)
        return true
      }, environment),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  admit(
    {
      layers: { logic: layersMachine.provide({ actors: { watchEntries } }), input: current() },
      commandKeys: createCommandKeys(root, { environment, widgets }),
    },
    { wires: [...layerWires, ...commandKeyWires] },
  )
}
