import { readFile } from 'node:fs/promises'
import { Failure } from '../../../../src/contract/shared/failure.ts'
import { dataExportMachine, isSaving } from '../../../../src/machines/account/data-export.machine.ts'
import { signedIn, signInBy, signOutBy } from '../../account/accounts.ts'
import { demo, expect, test } from '../../test.ts'
import { seenIn } from '../seen.ts'
import { walkInBrowser } from '../walk.ts'

test.use({ quiet: [/Failed to load resource/] })

walkInBrowser(dataExportMachine)({
  ids: 'CHT-03 ERR-07',
  cases: [
    { type: 'export.asked' },
    { type: 'user.changed' },
    { type: 'xstate.done.actor.saveExport' },
    { type: 'xstate.error.actor.saveExport', error: new Failure('silent') },
  ],
  calls: { saveExport: 'user.exportAccount' },
  notices: {
    'export.saved': 'Your data has been downloaded.',
    'export.failed': 'Your data could not be fetched. Please try again.',
  },
  async begin({ page, backend }) {
    await signedIn(page, backend, demo)
    await page.goto('/profile/user-profile')
  },
  hands: {
    'export.asked': ({ page }) => page.getByRole('button', { name: 'Download my data' }).click(),
    'user.changed': async ({ page }) => {
      await signOutBy(page)
      await signInBy(page, demo)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: 'User Profile' }).click()
    },
    'xstate.done.actor.saveExport': async ({ page, calls }) => {
      const [file] = await Promise.all([page.waitForEvent('download'), calls.end('saveExport', 'answered')])
      const { user } = JSON.parse(await readFile(await file.path(), 'utf8'))
      expect([file.suggestedFilename(), user.email]).toEqual(['market-flux-account.json', demo.email])
    },
    'xstate.error.actor.saveExport': ({ calls }) => calls.end('saveExport', 'cut'),
  },
  async look({ page }, snapshot) {
    await expect
      .poll(() => seenIn(page.getByRole('region', { name: 'Your data' }), ['Download my data', 'Preparing…']))
      .toEqual({
        title: 'Your data',
        fields: {},
        buttons: isSaving(snapshot) ? { 'Preparing…': false } : { 'Download my data': true },
      })
  },
})
