import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { isMobile } from '../../../machines/shared/layout.machine.ts'
import { deskOf, keyOf, subjectOf, textOf } from '../../../machines/shell/palette.machine.ts'
import { type Deed, deedFor, deedName, deedsOf } from '../../../rules/shell/deeds.ts'
import { type Entry, ranked } from '../../../rules/shell/palette.ts'
import { useCharts } from '../../charts.tsx'
import { usePalette } from './palette-chart.tsx'
import { useAlertOf } from './useAlertOf.ts'
import { useCandidates } from './useCandidates.ts'

/** A line of the list: an entry, or one of the deeds that can be done with it. */
export type Option = { key: string; entry: Entry; deed?: Deed; name: string }
export type OptionGroup = { title: string; options: readonly Option[] }

/** What the list shows, and which of it the user is at. */
export function useEntries() {
  const palette = usePalette()
  const text = useSelector(palette, textOf)
  const subject = useSelector(palette, subjectOf)
  const desk = useSelector(palette, deskOf)
  const isSmall = useSelector(useCharts().layout, isMobile)
  const candidates = useCandidates()
  const isAlertOn = useAlertOf(subject)
  const groups = useMemo(
    (): OptionGroup[] =>
      subject
        ? [
            {
              title: subject.kind === 'symbol' ? subject.symbol : subject.name,
              // a phone shows one feed
              options: deedsOf(subject)
                .filter((deed) => deed !== 'open' || !isSmall)
                .filter((deed) => deed !== 'alert' || isAlertOn !== undefined)
                .map((deed) => ({
                  key: `deed ${deed}`,
                  entry: subject,
                  deed,
                  name: deedName(subject, deed, desk, isAlertOn),
                })),
            },
          ]
        : ranked(text, candidates).map(({ title, entries }) => ({
            title,
            options: entries.map((entry) => ({ key: entry.key, entry, name: entry.name })),
          })),
    [subject, text, candidates, desk, isSmall, isAlertOn],
  )
  const options = groups.flatMap((group) => group.options)
  const key = useSelector(palette, keyOf)
  const index = Math.max(
    0,
    options.findIndex((option) => option.key === key),
  )
  return { groups, options, index, isFirst: key === undefined, subject }
}
export type Entries = ReturnType<typeof useEntries>

/** Takes an option, as Enter and a press do. */
export function useTake({ isFirst, subject, options }: Entries) {
  const palette = usePalette()
  const isSmall = useSelector(useCharts().layout, isMobile)
  const take = ({ entry, deed }: Option, isNew: boolean) =>
    palette.send({ type: 'entry.taken', entry, deed: deed ?? deedFor(entry, isNew && !isSmall) })
  return {
    take,
    /** Enter: what the user has not gone to may still be overtaken by the exact symbol. */
    enter(option: Option | undefined, isNew: boolean) {
      if (option && (subject || !isFirst)) take(option, isNew)
      else palette.send({ type: 'first.taken', first: options[0]?.entry, isNew: isNew && !isSmall })
    },
  }
}
