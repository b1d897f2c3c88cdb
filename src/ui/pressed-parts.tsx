import type { ComponentType } from 'react'
import type { Charts } from './charts.tsx'
import { FormsProvider } from './forms.tsx'

/** What each part is given. */
export type PressedPartProps = {
  keys: object
  'main menu': { opensAtOnce: boolean }
  'cookie settings': object
  overlay: object
}
type PressedParts = {
  [Name in keyof PressedPartProps]: (
    charts: Pick<Charts, 'forms' | 'widgets'>,
  ) => Promise<ComponentType<PressedPartProps[Name]>>
}

/** What a press, a key or an address that is opened shows. */
export const pressedParts: PressedParts = {
  async keys({ widgets }) {
    const [{ keysOf }, { keyChange }] = await Promise.all([import('./shell/keys/Keys.tsx'), widgets()])
    return keysOf(await keyChange())
  },
  'main menu': async () => (await import('./shell/menu/MainMenu.tsx')).MainMenu,
  'cookie settings': async () => (await import('./consent/CookieSettings.tsx')).CookieSettings,
  async overlay({ forms }) {
    const [{ Overlay }, charts] = await Promise.all([import('./overlay/Overlay.tsx'), forms()])
    return () => (
      <FormsProvider value={charts}>
        <Overlay />
      </FormsProvider>
    )
  },
}
