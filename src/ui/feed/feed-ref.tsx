import { createContext, type ReactNode, use } from 'react'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { type Charts, useCharts } from '../charts.tsx'

/** Where it is drawn; the list of a symbol's page is no feed of the workspace. */
export type DrawnSlot = FeedSlot | 'ticker'
type FeedRef = { feed: Charts['feeds'][number]; slot: DrawnSlot }

const FeedRefContext = createContext<FeedRef | undefined>(undefined)

type FeedRefProps = { slot: DrawnSlot; chart?: FeedRef['feed']; children: ReactNode }

/** Says which feed is drawn within: one of the Terminal's, or the one whose chart is given. */
export function FeedRefProvider({ slot, chart, children }: FeedRefProps) {
  const { feeds } = useCharts()
  const feed = typeof slot === 'number' ? feeds[slot] : chart
  if (!feed) throw new Error(`There is no feed at ${slot}.`)
  return <FeedRefContext value={{ feed, slot }}>{children}</FeedRefContext>
}

/** The chart of the feed around this component, and its slot; throws outside of one. */
export function useFeedRef() {
  const ref = use(FeedRefContext)
  if (!ref) throw new Error('There is no feed around this component.')
  return ref
}

/** A name for a part of the feed that no other feed of the page has. */
export function useNameHere() {
  const { slot } = useFeedRef()
  return (name: string) => (typeof slot === 'number' && slot > 0 ? `${name}, feed ${slot + 1}` : name)
}
