import type { ComponentType } from 'react'
import type { LazyPart } from './kit/lazy.ts'
import type { PressedPartProps } from './pressed-parts.tsx'

/** A part of the page that a press, a key or an address asks for. What names its files comes after the first rows, or with it. */
export const pressedPart = <Name extends keyof PressedPartProps>(
  name: Name,
): LazyPart<ComponentType<PressedPartProps[Name]>> => ({
  name,
  load: async (charts) => (await import('./pressed-parts.tsx')).pressedParts[name](charts),
})
