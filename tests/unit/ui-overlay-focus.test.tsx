// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Failure } from '../../src/contract/failure.ts'
import { LogInForm } from '../../src/ui/overlay/LogInForm.tsx'
import { system } from '../../src/ui/theme/system.ts'
import { show } from './ui-charts.tsx'

it('ERR-03 Resend email, gone once the mail is on its way, leaves the focus in the form, in a page as well', async () => {
  const { tell } = await show(
    <ChakraProvider value={system}>
      <LogInForm />
    </ChakraProvider>,
    { logIn: () => Promise.reject(new Failure('refused', 403)), resendVerification: async () => undefined },
  )
  await tell(({ logIn }) => logIn.send({ type: 'draft.changed', change: { email: 'a@b.c', password: 'pw' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email.' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resend email.' })).toBe(null))
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
})
