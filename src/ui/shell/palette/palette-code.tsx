import type { ComponentType } from 'react'
import type { LazyPart } from '../../kit/lazy.ts'
import { withWidgets } from '../../widgets.tsx'

export const paletteCode: LazyPart<ComponentType> = {
  name: 'palette',
  load: (charts) =>
    withWidgets(charts, async (widgets) => {
      const [palette, { Palette, PaletteProvider }] = await Promise.all([widgets.palette(), import('./Palette.tsx')])
      const value = { palette }
      return () => (
        <PaletteProvider value={value}>
          <Palette />
        </PaletteProvider>
      )
    }),
}
