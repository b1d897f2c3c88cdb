import type { ComponentType } from 'react'
import type { Opener } from '../../kit/focus/useOpener.ts'
import type { LazyPart } from '../../kit/lazy.ts'
import { withWidgets } from '../../widgets.tsx'

export const paletteCode: LazyPart<ComponentType<{ opener: Opener }>> = {
  name: 'palette',
  load: (charts) =>
    withWidgets(charts, async (widgets) => {
      const [palette, { Palette, PaletteProvider }] = await Promise.all([widgets.palette(), import('./Palette.tsx')])
      const value = { palette }
      return (props) => (
        <PaletteProvider value={value}>
          <Palette {...props} />
        </PaletteProvider>
      )
    }),
}
