// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type AnyEventObject, createActor } from 'xstate'
import { createHints } from '../../../src/root/shell/hints.ts'
import { Hints } from '../../../src/ui/shell/keys/Hints.tsx'
import { type Widgets, WidgetsProvider } from '../../../src/ui/widgets.tsx'
import { show } from '../markets/ui-charts.tsx'

/** The hints in a line with a button, in a browser that keeps `kept`. */
async function showHints(kept: readonly unknown[] = []) {
  const keep: unknown[] = []
  const choices = {
    shared: ((_, schema) => schema.safeParse(kept).data) satisfies Parameters<
      typeof createHints
    >[0]['choices']['shared'],
    keepLater: (part: string, chosen: unknown) => keep.push([part, chosen]),
  }
  const hints = createActor(createHints({ choices }).logic).start()
  const shown = await show(() => (
    <WidgetsProvider value={{ hints } as Partial<Widgets> as Widgets}>
      <div>
        <button type="button">Add Feed</button>
        <Hints />
      </div>
    </WidgetsProvider>
  ))
  const say = (event: AnyEventObject) => shown.notify(({ keys }) => keys.send(event as never))
  const use = (key: string) => shown.notify(() => hints.send({ type: 'key.used', key }))
  return { ...shown, keep, say, use }
}
const lines = () => [...document.querySelectorAll('dl > div')].map((line) => line.textContent)

it('LAY-34 three keys are shown until each is used, which this browser keeps', async () => {
  const { keep, use } = await showHints()
  const all = lines()
  await use('k')
  const two = lines()
  await use('Ctrl k')
  await use('?')
  expect([all, two, lines(), keep]).toEqual([
    ['CtrlKSearch', 'jkNext, previous headline', '?All keys'],
    ['CtrlKSearch', '?All keys'],
    [],
    [
      ['put-off./hints', ['headlines']],
      ['put-off./hints', ['headlines', 'search']],
      ['put-off./hints', ['headlines', 'search', 'list']],
    ],
  ])
})

it('LAY-34 what was used before is not shown, and what cannot be read counts as nothing', async () => {
  await showHints(['search', 'list'])
  expect(lines()).toEqual(['jkNext, previous headline'])
})

it('LAY-34 what another tab has kept meanwhile stays', async () => {
  const kept: unknown[] = []
  const { keep, use } = await showHints(kept)
  kept.push('list')
  await use('j')
  expect(keep).toEqual([['put-off./hints', ['list', 'headlines']]])
})

it('LAY-34 what is kept and is no hint counts as nothing', async () => {
  await showHints(['gone'])
  expect(lines()).toHaveLength(3)
})

it('LAY-34 the keys are those that the user has, and none that were taken away or switched off', async () => {
  const { say } = await showHints()
  await say({ type: 'changes.recalled', changes: [{ own: '?', key: 'x' }, { own: 'j' }] })
  const changed = lines()
  await say({ type: 'changes.recalled', changes: [{ own: '?', key: 'Alt h' }] })
  await say({ type: 'singles.recalledOff' })
  expect([changed, lines()]).toEqual([
    ['CtrlKSearch', 'xAll keys'],
    ['CtrlKSearch', 'AltHAll keys'],
  ])
})

it('LAY-34 all are hidden at a press, and the focus stays in the line', async () => {
  const { keep } = await showHints()
  screen.getByRole('button', { name: 'Hide the keys' }).focus()
  await userEvent.keyboard('{Enter}')
  expect([lines(), document.activeElement?.textContent, keep]).toEqual([
    [],
    'Add Feed',
    [['put-off./hints', ['search', 'headlines', 'list']]],
  ])
})
