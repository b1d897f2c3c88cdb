import { createLater } from '../kit/later.ts'
import type { CreateDrawing } from './market-charts.ts'

export const chartCode = createLater((load: () => Promise<CreateDrawing>) => load())
