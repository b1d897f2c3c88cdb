import type { RouterHistory } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import { createEntries } from '../../adapters/shell/layers.ts'
import { layersMachine } from '../../machines/shell/layers.machine.ts'
import type { EntriesEvent } from '../../machines/shell/layers-parts.ts'
import type { placeOf } from '../../rules/shared/page/place.ts'
import type { Root } from '../start.ts'
import { layerWires } from '../wires/layers.ts'

/** RTE-15: Back closes what lies over a page. `find` is given: imported here, it would be a file of its own in the first load. */
export function startLayers({ admit }: Root, history: RouterHistory, find: typeof placeOf) {
  const entries = createEntries(history)
  const current = () => ({ page: find(history.location.pathname).page, layers: entries.current() })
  const watchEntries = fromCallback<EntriesEvent>(({ sendBack, receive }) => {
    receive((event) => (event.type === 'entry.wanted' ? entries.enter(event.layers) : entries.leave(event.count)))
    return entries.watch((isReturn) => sendBack({ type: 'entry.reached', entry: current(), isReturn }))
  })
  admit(
    { layers: { logic: layersMachine.provide({ actors: { watchEntries } }), input: current() } },
    { wires: layerWires },
  )
}
