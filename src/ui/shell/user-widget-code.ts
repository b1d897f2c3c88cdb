import { createLater } from '../kit/later.ts'

export const userWidgetCode = createLater(async () => (await import('./UserWidget.tsx')).UserWidget)
