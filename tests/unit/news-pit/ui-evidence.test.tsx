// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Cited } from '../../../src/machines/news-pit/evidence.machine.ts'
import type { Evidence } from '../../../src/rules/news-pit/evidence.ts'
import { ContentCard } from '../../../src/ui/news-pit/cards/ContentCard.tsx'
import { storyOf } from '../content/content-item.ts'
import { showPit } from './ui-pit.tsx'

const member = (id: string, link: string | null) => ({
  ...{ id, at: '2026-01-05T12:00:00.000Z', title: `Title ${id}`, articleSource: 'Wire', link },
})
const found: Evidence = {
  cited: [member('news-one', 'https://wire.example/one')],
  others: [member('other', null)],
  more: 2,
  missing: 1,
}
const rests = () => screen.getByRole('button', { name: 'rests on one headline' })
const evidence = () => screen.queryByRole('region', { name: 'Evidence' })

/** An open card whose evidence is asked for through `answer`. */
const open = (answer: (story: Cited) => Promise<Evidence>) =>
  showPit(<ContentCard item={storyOf('one')} isOpen isRead />, { findEvidence: answer })

it('PIT-16 a press shows the headlines that a story rests on, with what else reports the same, and another closes them', async () => {
  const asked: Cited[] = []
  await open(async (story) => {
    asked.push(story)
    return found
  })
  const before = [rests().ariaExpanded, evidence()]
  await userEvent.click(rests())
  const region = evidence() ?? document.body
  const link = within(region).getByRole('link')
  const items = within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  const says = [
    rests().ariaExpanded,
    link.getAttribute('href'),
    items,
    [...region.querySelectorAll('p')].map((p) => p.textContent),
  ]
  await userEvent.click(rests())
  expect([before, says, asked, evidence()]).toEqual([
    ['false', null],
    [
      'true',
      'https://wire.example/one',
      [expect.stringMatching(/WireTitle news-one \(new tab\)$/), expect.stringMatching(/WireTitle other$/)],
      ['Rests on', 'One headline is too old for the server to name.', 'Also reported', 'and 2 more'],
    ],
    [{ id: 'one', source: 'simulated', references: ['news-one'] }],
    null,
  ])
})

it('PIT-16 what could not be loaded is asked for again by Retry, which leaves the focus at the headlines', async () => {
  let tries = 0
  await open(async () => {
    tries += 1
    if (tries === 1) throw new Error('silent')
    return found
  })
  rests().focus()
  await userEvent.keyboard('{Enter}')
  const failed = screen.getByRole('alert').textContent
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect([failed, within(evidence() ?? document.body).getAllByRole('list').length, document.activeElement]).toEqual([
    'The headlines could not be loaded. Retry',
    2,
    evidence(),
  ])
})
