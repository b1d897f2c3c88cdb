// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import { SpotlightView } from '../../../src/ui/news-pit/spotlight/SpotlightView.tsx'
import { storyOf } from '../content/content-item.ts'
import { listOf } from '../spotlight/list-of.ts'
import { showPit } from './ui-pit.tsx'

const served = [storyOf('c', { at: 3, source: SIMULATED }), storyOf('b', { at: 2 })]
const cards = () => screen.queryAllByRole('article').map(({ dataset: { id } }) => id)
const open = () => document.querySelectorAll('article[data-open]').length

async function showServed() {
  const pit = await showPit(<SpotlightView />, { served })
  await pit.notify(({ connection, spotlight }) => {
    connection.send({ type: 'connection.opened', at: 0 })
    listOf(spotlight).send({ type: 'connection.opened' })
  })
  return pit
}

it('BCK-28 the stories that the page brought along stand in for the list, which replaces them where they stand', async () => {
  const { notify } = await showServed()
  const before = [cards(), screen.queryByText('Simulated', { selector: 'header *' }) !== null]
  const [first] = screen.getAllByRole('article')
  await notify(({ spotlight }) =>
    listOf(spotlight).send({ type: 'items.replaced', items: [...served, storyOf('a', { at: 1 })] }),
  )
  expect([before, cards(), screen.getAllByRole('article')[0] === first]).toEqual([
    [['c', 'b'], true],
    ['c', 'b', 'a'],
    true,
  ])
})

it('BCK-28 a story that was opened while it stood in stays open in the list', async () => {
  const { notify } = await showServed()
  await userEvent.setup().click(screen.getAllByRole('article')[1] ?? document.body)
  const before = open()
  await notify(({ spotlight }) => listOf(spotlight).send({ type: 'items.replaced', items: served }))
  expect([before, open(), cards()]).toEqual([1, 1, ['c', 'b']])
})

it('BCK-28 for a search none stands in', async () => {
  const { notify } = await showServed()
  const before = cards().length
  await notify(({ spotlight }) => {
    spotlight.send({ type: 'phrase.changed', phrase: 'oil' })
    spotlight.send({ type: 'search.submitted' })
  })
  expect([before, cards()]).toEqual([2, []])
})

it('PIT-02 stories are shown when they first come, wherever the pointer is, and then stay where they are', async () => {
  const { notify } = await showPit(<SpotlightView />)
  await notify(({ connection, spotlight }) => {
    connection.send({ type: 'connection.opened', at: 0 })
    listOf(spotlight).send({ type: 'connection.opened' })
    spotlight.send({ type: 'pointer.entered' })
    listOf(spotlight).send({ type: 'items.replaced', items: [storyOf('a', { at: 1 })] })
  })
  const first = cards()
  await notify(({ spotlight }) => listOf(spotlight).send({ type: 'items.merged', items: [storyOf('b', { at: 2 })] }))
  expect([first, cards(), screen.queryByRole('button', { name: /1 new/ }) !== null]).toEqual([['a'], ['a'], true])
})
