// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Boundary } from '../../../src/ui/kit/panel/Boundary.tsx'
import { allowOutput, until } from '../../setup.ts'
import { show } from '../markets/ui-charts.tsx'

let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('Out of ink.')
  return <p>Written.</p>
}
const showBoth = () => {
  isBroken = true
  // React logs what it has caught
  allowOutput(/Out of ink/)
  return show(
    <>
      <Boundary name="The pen" frame={(words) => <section aria-label="Pen">{words}</section>}>
        <Fragile />
      </Boundary>
      <p>The pencil.</p>
    </>,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('ERR-10 a failed part shows an error in its own frame, with a text to copy, and the parts beside it stay', async () => {
  await showBoth()
  const error = await screen.findByLabelText<HTMLTextAreaElement>('The error')
  expect({
    frame: screen.getByRole('region', { name: 'Pen' }).contains(screen.getByRole('alert')),
    says: screen.getByRole('alert').querySelector('p')?.textContent,
    isToCopy: error.readOnly && /Out of ink\.[\s\S]*Fragile/.test(error.value),
    beside: screen.getByText('The pencil.').textContent,
  }).toEqual({ frame: true, says: 'The pen has failed.', isToCopy: true, beside: 'The pencil.' })
})

it('ERR-10 Retry renders the failed part again, as often as it fails', async () => {
  await showBoth()
  await press('Retry')
  const again = (await screen.findByRole('alert')).textContent
  isBroken = false
  await press('Retry')
  expect([again, screen.queryByRole('alert'), screen.getByText('Written.').textContent]).toEqual([
    expect.stringContaining('The pen has failed.'),
    null,
    'Written.',
  ])
})

it('ERR-10 RTE-13 Reload reloads the page and keeps what was typed elsewhere', async () => {
  const { notify, charts } = await showBoth()
  await notify(({ contact }) => contact.send({ type: 'draft.changed', change: { message: 'Good morning.' } }))
  await press('Reload')
  await until(() => expect(charts.version.getSnapshot().value).toBe('restarting'))
  expect(sessionStorage.getItem('market-flux.drafts')).toContain('Good morning.')
})
