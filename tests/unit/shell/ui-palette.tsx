import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { FilterOptions } from '../../../src/contract/filters/filters.ts'
import { desksMachine } from '../../../src/machines/desks/desks.machine.ts'
import { filterOptionsMachine } from '../../../src/machines/filters/filter-options.machine.ts'
import { selectionMachine } from '../../../src/machines/shared/selection.machine.ts'
import { paletteMachine } from '../../../src/machines/shell/palette.machine.ts'
import type { Suggestions } from '../../../src/machines/shell/palette-parts.ts'
import { ChartsProvider, useCharts } from '../../../src/ui/charts.tsx'
import { Palette } from '../../../src/ui/shell/palette/Palette.tsx'
import { PaletteProvider } from '../../../src/ui/shell/palette/palette-chart.tsx'
import { type Widgets, WidgetsProvider } from '../../../src/ui/widgets.tsx'
import { show } from '../markets/ui-charts.tsx'

type Outside = Parameters<typeof show>[1] & { suggestions?: Suggestions; options?: FilterOptions }
const silence = () => undefined

/** The palette, open, over feeds that all show what the one of `show` does. The directory and the lists of filters answer as given. */
export async function showPalette({ suggestions = [], options = {}, ...outside }: Outside = {}) {
  const charts = {
    palette: createActor(
      paletteMachine.provide({ actors: { suggestSymbols: fromPromise<Suggestions, string>(async () => suggestions) } }),
    ),
    filterOptions: createActor(
      filterOptionsMachine.provide({ actors: { listOptions: fromPromise<FilterOptions, void>(async () => options) } }),
    ),
    desks: createActor(desksMachine.provide({ actors: { keepDesks: fromCallback(silence) } })),
    selection: createActor(selectionMachine.provide({ actors: { watchKeys: fromCallback(silence) } })),
  }
  for (const chart of Object.values(charts)) chart.start()
  charts.filterOptions.send({ type: 'options.wanted' })
  // the palette asks for these alone
  const given = charts as unknown as Widgets
  const shown = await show(
    <ThreeFeeds>
      <WidgetsProvider value={given}>
        <PaletteProvider value={charts}>
          <Palette opener={{ current: null }} />
        </PaletteProvider>
      </WidgetsProvider>
    </ThreeFeeds>,
    outside,
  )
  await act(async () => charts.palette.send({ type: 'palette.asked', slot: 0 }))
  return shown
}

function ThreeFeeds({ children }: { children: ReactNode }) {
  const charts = useCharts()
  const [feed] = charts.feeds
  return <ChartsProvider value={{ ...charts, feeds: feed ? [feed, feed, feed] : [] }}>{children}</ChartsProvider>
}
