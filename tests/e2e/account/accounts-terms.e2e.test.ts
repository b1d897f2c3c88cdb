import { expect, test } from '../test.ts'
import { ann } from './accounts.ts'

for (const [width, hasTerms] of [
  [390, false],
  [1024, true],
  [1440, true],
] as const) {
  test(`OVL-05 ${width} px: ${hasTerms ? 'the terms must be ticked' : 'creating the account accepts the terms'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/profile/create-account')
    const main = page.getByRole('main')
    const { email, username, password } = ann
    const fields = { 'Email Address': email, Username: username, Password: password, 'Confirm Password': password }
    for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
    const send = main.getByRole('button', { name: 'Get Early Access Now!' })
    await expect(main.getByRole('checkbox')).toHaveCount(hasTerms ? 1 : 0)
    await expect(main.getByText(/By creating your account you accept/)).toHaveCount(hasTerms ? 0 : 1)
    await expect(send).toBeEnabled({ enabled: !hasTerms })
    if (hasTerms) {
      await expect(main.getByRole('checkbox')).toHaveAttribute('required')
      await main.getByRole('checkbox').check({ force: true })
    }
    await send.click()
    const title = width === 390 ? 'Verify Your Account!' : /Check Your E-Mail/
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  })
}
