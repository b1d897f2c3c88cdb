import type { ComponentType } from 'react'
import type { Charts } from '../../charts.tsx'
import { createLater } from '../../kit/later.ts'

export const readerCode = createLater<ComponentType, Charts>(async () => (await import('./Reader.tsx')).Reader)
