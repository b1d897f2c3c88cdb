// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Failure } from '../../../src/contract/shared/failure.ts'
import { pageOf } from '../../../src/machines/overlay/overlay.machine.ts'
import { LogInForm } from '../../../src/ui/account/forms/LogInForm.tsx'
import { Overlay } from '../../../src/ui/overlay/Overlay.tsx'
import { Account } from '../../../src/ui/shell/menu/Account.tsx'
import { system } from '../../../src/ui/theme/system.ts'
import { show } from '../markets/ui-charts.tsx'

it('ERR-03 Resend email disappears once the mail is sent, and leaves the focus in the form, in a page as well', async () => {
  const { notify } = await show(
    <ChakraProvider value={system}>
      <LogInForm />
    </ChakraProvider>,
    { logIn: () => Promise.reject(new Failure('refused', 403)), resendVerification: async () => undefined },
  )
  await notify(({ logIn }) => logIn.send({ type: 'draft.changed', change: { email: 'a@b.c', password: 'pw' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email.' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resend email.' })).toBe(null))
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
})

it('OVL-01 keeps the focus in the dialog for Tab and Shift+Tab, and returns it to the opener', async () => {
  await show(
    <>
      <Account />
      <a href="/legal">After it</a>
      <Overlay />
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Sign In' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email Address')))
  const stops: (string | null | undefined)[] = []
  for (const shift of [false, true]) {
    for (let steps = 0; steps < 12; steps += 1) {
      await userEvent.tab({ shift })
      stops.push(dialog.contains(document.activeElement) ? 'within' : document.activeElement?.textContent)
    }
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(stops).toEqual(Array(24).fill('within'))
})

it('OVL-01 opened without a page it shows Legal', async () => {
  const { charts, notify } = await show(<Overlay />)
  await notify(({ overlay }) => overlay.send({ type: 'overlay.asked' }))
  expect([
    pageOf(charts.overlay.getSnapshot()),
    screen.getByRole('dialog', { name: 'Terms of Service' }).tagName,
  ]).toEqual(['Legal', 'DIV'])
})
