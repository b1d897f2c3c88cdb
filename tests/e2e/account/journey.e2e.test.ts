import { expect, test } from '../test.ts'
import { signedIn } from './accounts.ts'
import { fingers, keys } from './journey-hands.ts'
import {
  askForReset,
  changePassword,
  editProfile,
  followMail,
  leave,
  register,
  resetPassword,
  signIn,
  type Traveller,
  takeData,
  writeToUs,
} from './journey-steps.ts'

test.describe.configure({ mode: 'parallel' })
// the browser logs the refused sign-ins
test.use({ quiet: [/Failed to load resource/] })

const ways = [
  { name: 'by keyboard at 1440 px', hands: keys, isMobile: false, width: 1440 },
  { name: 'by keyboard at 390 px', hands: keys, isMobile: true, width: 390 },
  { name: 'by touch at 390 px', hands: fingers, isMobile: true, width: 390 },
]

for (const { name, hands, isMobile, width } of ways) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: hands === fingers, isMobile: hands === fingers })

    test(`CON-05 BCK-03 PWD-02 from the first visit to the deleted account, ${name}`, async ({
      browser,
      backend,
      context,
      page: first,
    }) => {
      test.slow()
      const person = { email: 'ann@marketflux.test', username: 'ann_lee', password: 'Secret-1-of-Ann' }
      const traveller: Traveller = { context, hands, person, isMobile }
      await first.goto('/')
      await register(first, traveller)
      const page = await followMail(traveller, /Verify your .* account/)
      await first.close()
      await signIn(page, traveller, true)
      await editProfile(page, traveller)

      const elsewhere = await (await browser.newContext({ baseURL: backend.url })).newPage()
      await signedIn(elsewhere, backend, person)
      await changePassword(page, traveller, 'Another-2-of-Ann')
      person.password = 'Another-2-of-Ann'
      await elsewhere.goto('/about-us')
      await expect(elsewhere.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
      await elsewhere.context().close()

      await writeToUs(page, traveller)
      await takeData(page, traveller)
      await askForReset(page, traveller)
      await page.close()
      const reset = await followMail(traveller, /Reset your .* password/)
      await resetPassword(reset, traveller, 'A-Third-3-of-Ann')
      person.password = 'A-Third-3-of-Ann'
      await signIn(reset, traveller)
      await leave(reset, traveller)
    })
  })
}
