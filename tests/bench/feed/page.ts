import '../../../src/ui/theme/fonts.css'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import './page.css'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { createItems } from './items.ts'
import { ROW_HEIGHT } from './row.ts'

/** The messages that a live list receives. */
export type Received = { replace: (items: readonly NewsItem[]) => void; merge: (batch: readonly NewsItem[]) => void }
/** Draws as many lists side by side as requested. */
export type Mount = (containers: readonly HTMLElement[]) => readonly Received[]
/** Batches of `size` items for each list, one every `every` milliseconds; while idle they are created but not delivered. */
export type Run = { batches: number; size: number; every: number; isIdle?: boolean }

const FEEDS = 3
const kinds: Record<string, () => Promise<{ mount: Mount }>> = {
  plain: () => import('./plain.ts'),
  ours: () => import('./ours.tsx'),
  virtuoso: () => import('./virtuoso.tsx'),
  virtual: () => import('./virtual.tsx'),
}

async function open(kind: string) {
  const { mount } = await kinds[kind]!()
  const containers = Array.from({ length: FEEDS }, () => document.createElement('div'))
  document.getElementById('root')?.append(...containers)
  const items = createItems()
  const lists = mount(containers)
  for (const list of lists) list.replace(items.first)

  /** Resolves when the last batch has been drawn. */
  const run = ({ batches, size, every, isIdle }: Run) =>
    new Promise<void>((done) => {
      let left = batches
      const timer = setInterval(() => {
        if (left === 0) {
          clearInterval(timer)
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
          return
        }
        left -= 1
        const batch = items.batch(size)
        // like the socket: lists of different searches are notified one by one
        if (!isIdle) for (const list of lists) setTimeout(() => list.merge(batch))
      }, every)
    })
  /** For each list: the number of its rows and elements, and the content of the visible rows. */
  const drawn = () =>
    containers.map((container) => {
      const rows = [...container.querySelectorAll('article')]
      const seen = rows.slice(0, Math.ceil(innerHeight / ROW_HEIGHT))
      const elements = seen.reduce((count, row) => count + row.querySelectorAll('*').length, 0)
      return {
        rows: rows.length,
        elements,
        text: seen.map(({ textContent, ariaPosInSet }) => [ariaPosInSet, textContent]),
      }
    })
  return { run, drawn }
}

declare global {
  interface Window {
    openBench: typeof open
    bench: Awaited<ReturnType<typeof open>>
  }
}

window.openBench = open
