import { createContext, type ReactNode, use } from 'react'
import type { FeedPlace } from '../../rules/shared/page/workspace.ts'
import { type Charts, useCharts } from '../charts.tsx'

/** Where it is drawn; the list of a symbol's page is no feed of the workspace. */
export type DrawnPlace = FeedPlace | 'ticker'
type FeedRef = { feed: Charts['feeds'][number]; place: DrawnPlace }

const FeedRefContext = createContext<FeedRef | undefined>(undefined)

type FeedRefProps = { place: DrawnPlace; chart?: FeedRef['feed']; children: ReactNode }

/** Says which feed is drawn within: one of the Terminal's, or the one whose chart is given. */
export function FeedRefProvider({ place, chart, children }: FeedRefProps) {
  const { feeds } = useCharts()
  const feed = typeof place === 'number' ? feeds[place] : chart
  if (!feed) throw new Error(`There is no feed at ${place}.`)
  return <FeedRefContext value={{ feed, place }}>{children}</FeedRefContext>
}

/** The chart of the feed around this component, and its place; throws outside of one. */
export function useFeedRef() {
  const ref = use(FeedRefContext)
  if (!ref) throw new Error('There is no feed around this component.')
  return ref
}

/** A name for a part of the feed that no other feed of the page has. */
export function useNameHere() {
  const { place } = useFeedRef()
  return (name: string) => (typeof place === 'number' && place > 0 ? `${name}, feed ${place + 1}` : name)
}
