import { describe, expect, it } from 'vitest'
import {
  changedOf,
  foundForOf,
  foundOf,
  hasFailed,
  isAsking,
  isOpen,
  isRecalled,
  keyOf,
  paletteMachine,
  slotOf,
  subjectOf,
  textOf,
} from '../../../src/machines/shell/palette.machine.ts'
import { coverage, drive } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import {
  asked,
  cases,
  first,
  left,
  others,
  outcomeOf,
  paused,
  suggested,
  taken,
  terminal,
  typed,
} from './palette.outcome.ts'

type Context = ReturnType<typeof paletteMachine.getInitialSnapshot>['context']

const start = () => drive(paletteMachine, { promises: ['suggestSymbols'] })
function seen({ snapshot, said, calls }: ReturnType<typeof start>) {
  const now = snapshot()
  const state = now.value
  const directory = typeof state === 'string' ? state : state.open.directory
  const { tickers, newsSources } = now.context.replaced?.after.searchContext ?? {}
  expect(changedOf(now)).toBe(tickers ? 0 : newsSources && 2)
  expect([isOpen(now), hasFailed(now), isAsking(now)]).toEqual([
    directory !== 'closed',
    directory === 'failed',
    directory === 'asking' || directory === 'pausing',
  ])
  return {
    directory,
    text: textOf(now),
    isRecalled: isRecalled(now),
    foundFor: foundForOf(now),
    found: foundOf(now).map(({ symbol }) => symbol),
    key: keyOf(now),
    subject: isOpen(now) ? subjectOf(now)?.key : undefined,
    changed: tickers?.[0] ?? newsSources?.[0],
    calls: calls.map(({ input }) => input),
    said: [...said],
  }
}

describe('the palette', () => {
  const covered = coverage(paletteMachine)
  const facets = ({ context: { text, early, replaced, feeds } }: { context: Context }) => [
    feeds.length,
    text === 'n v ',
    early?.first !== undefined,
    replaced?.slot,
  ]
  for (const { name, events } of walks(paletteMachine, cases, facets as never)) {
    it(`LAY-28 palette: ${name}`, async () => {
      const palette = start()
      await palette.walk(events, (soFar) => expect(seen(palette)).toEqual(outcomeOf(soFar)))
      covered.add(palette.walked)
    })
  }
  covered.prove()

  it('LAY-29 a late answer to an older text is dropped', async () => {
    const palette = start()
    await palette.walk([asked, typed('nv'), paused, typed('nvo'), others])
    expect(foundOf(palette.snapshot())).toEqual([])
  })

  it('LAY-29 Enter before the directory has answered takes the exact symbol, not what stood first', async () => {
    const palette = start()
    await palette.walk([asked, typed('nv'), first(terminal), suggested])
    expect([palette.said.slice(1), isOpen(palette.snapshot())]).toEqual([
      [{ type: 'symbol.chosen', symbol: 'NV', slot: 0 }],
      false,
    ])
  })

  it('LAY-28 what was typed is there again when the palette opens again, until something is taken', async () => {
    const palette = start()
    const texts: string[] = []
    await palette.walk([asked, typed('nv'), left, asked, taken, asked], () => texts.push(textOf(palette.snapshot())))
    expect(texts).toEqual(['', '', 'nv', 'nv', 'nv', '', ''])
  })

  it('LAY-28 the palette is for the feed that was used last when it was opened', async () => {
    const palette = start()
    await palette.walk([{ type: 'palette.asked', slot: 'newsPit' }])
    expect(slotOf(palette.snapshot())).toBe('newsPit')
  })
})
