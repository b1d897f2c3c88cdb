import { type ComponentType, createContext } from 'react'
import type { Headline } from '../../machines/stories/stories.machine.ts'

/** What a closed row says of other reports of its story, behind its title. Nothing without a provider. */
export const StoryCounts = createContext<ComponentType<Headline> | undefined>(undefined)
