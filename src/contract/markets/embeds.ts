import * as z from 'zod/mini'

/** EMB-01: what of the charting provider can be shown in a frame. */
export const EmbedName = z.enum(['tape', 'timeline', 'heatmap'])
export type EmbedName = z.infer<typeof EmbedName>

/** What a frame sends to the page that holds it. It has no origin, so the page checks which window sent it. */
export const FrameMessage = z.strictObject({
  from: z.literal('market-flux-embed'),
  state: z.enum(['ready', 'failed']),
})
export type FrameMessage = z.infer<typeof FrameMessage>
