import type { Desk } from './scene.ts'
import { scenes } from './templates/scenes.ts'

/** The publishers of each desk. */
export const publisherOf = (desk: Desk) => `Simulated ${desk} Desk`

export const simulatedPublishers: readonly string[] = [...new Set(scenes.map(({ desk }) => publisherOf(desk)))]
