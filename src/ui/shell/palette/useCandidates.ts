import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { Topic, topicLabels } from '../../../contract/shared/topics.ts'
import { desksOf } from '../../../machines/desks/desks.machine.ts'
import { shownOf } from '../../../machines/feed/live-feed.machine.ts'
import { optionsOf } from '../../../machines/filters/filter-options.machine.ts'
import { presetsOf } from '../../../machines/presets/presets.machine.ts'
import { userOf } from '../../../machines/session/session.machine.ts'
import { layoutOf, pointerOf } from '../../../machines/shared/layout.machine.ts'
import { foundForOf, foundOf, slotOf } from '../../../machines/shell/palette.machine.ts'
import type { FeedSlot } from '../../../rules/shared/page/workspace.ts'
import { type Command, commandsFor, destinations } from '../../../rules/shell/commands.ts'
import type { Candidates } from '../../../rules/shell/palette.ts'
import { type Charts, useCharts } from '../../charts.tsx'
import { useWidgets, type Widgets } from '../../widgets.tsx'
import { usePalette } from './palette-chart.tsx'

const topics = Topic.options.map((value) => ({ value, label: topicLabels[value] }))

/** All that the palette chooses from. */
export function useCandidates(): Candidates {
  const { presets: presetsChart } = useCharts()
  const { filterOptions } = useWidgets()
  const palette = usePalette()
  const foundFor = useSelector(palette, foundForOf)
  const found = useSelector(palette, foundOf)
  const presets = useSelector(presetsChart, presetsOf)
  const sources = useSelector(filterOptions, (snapshot) => optionsOf(snapshot, 'newsSources'))
  const headlines = useHeadlines()
  const commands = useCommands()
  return useMemo(
    () => ({ foundFor, found, presets, headlines, sources, topics, destinations, commands }),
    [foundFor, found, presets, headlines, sources, commands],
  )
}

/** Those that the feeds show. */
function useHeadlines() {
  const { feeds, layout } = useCharts()
  const isOne = useSelector(layout, layoutOf) === 'mobile'
  const shown = [
    useSelector(feedAt(feeds, 0), shownOf),
    useSelector(feedAt(feeds, 1), shownOf),
    useSelector(feedAt(feeds, 2), shownOf),
  ]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are what is looked at
  return useMemo(() => {
    const all = shown
      .slice(0, isOne ? 1 : 3)
      .flatMap((items, slot) => items.map(({ id, title }) => ({ id, title, slot })))
    return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed()
  }, [...shown, isOne])
}

function feedAt(feeds: Charts['feeds'], slot: number) {
  const feed = feeds[slot]
  if (!feed) throw new Error(`There is no feed ${slot}.`)
  return feed
}

/** Those that can be given here and now. */
function useCommands() {
  const charts = useCharts()
  const { selection, desks } = useWidgets()
  const layout = useSelector(charts.layout, layoutOf)
  const isFine = useSelector(charts.layout, pointerOf) === 'fine'
  const isMember = useSelector(charts.session, (snapshot) => userOf(snapshot) !== undefined)
  const slot = useSelector(usePalette(), slotOf)
  return useMemo(() => {
    const facts = { isDesktop: layout === 'desktop', isMobile: layout === 'mobile', isFine, isMember }
    const names = desksOf(desks.getSnapshot()).map(({ name }) => name)
    return commandsFor({ ...facts, hasFeed: typeof slot === 'number', desks: names }).filter((command) =>
      canBe(command, { ...charts, selection, desks }, slot),
    )
  }, [charts, selection, desks, layout, isFine, isMember, slot])
}

type Reach = Charts & Pick<Widgets, 'selection' | 'desks'>
function canBe({ says }: Command, { selection, desks, ...charts }: Reach, slot: FeedSlot | undefined): boolean {
  switch (says.type) {
    case 'appearance.ordered':
      return charts.appearance.getSnapshot().can(says.order)
    case 'consent.ordered':
      return charts.consent.getSnapshot().can(says.order)
    case 'feed.ordered':
      return typeof slot === 'number' && charts.feeds[slot]?.getSnapshot().can(says.order) === true
    case 'keys.ordered':
      return charts.keys.getSnapshot().can(says.order)
    case 'overlay.ordered':
      return charts.overlay.getSnapshot().can(says.order)
    case 'selection.ordered':
      return selection.getSnapshot().can(says.order)
    case 'desks.ordered':
      return desks.getSnapshot().can(says.order)
    case 'session.ordered':
      return charts.session.getSnapshot().can(says.order)
    case 'workspace.ordered':
      return says.order.type === 'stories.toggled'
        ? typeof slot === 'number'
        : charts.workspace.getSnapshot().can(says.order)
  }
}
