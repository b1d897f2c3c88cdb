// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { draftOf } from '../../../src/machines/contact/contact.machine.ts'
import { VersionBar } from '../../../src/ui/shell/VersionBar.tsx'
import { ann, annFirst } from '../../model/drive/people.ts'
import { show } from '../markets/ui-charts.tsx'

const bar = () => screen.queryByRole('alert', { name: 'New version' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const asAnn = { restore: async () => annFirst }
beforeEach(() => sessionStorage.clear())

/** A page of an older version, of which a part failed to load. */
async function showOffer(outside = {}) {
  const shown = await show(<VersionBar />, outside)
  await shown.notify(({ version }) => version.send({ type: 'version.named', version: 'index-b.js' }))
  const wasQuiet = bar() === null
  await shown.notify(({ version }) => version.send({ type: 'code.failed' }))
  return { ...shown, wasQuiet }
}

it('RTE-13 a new version is offered once a part of the old one is missing, and can wait', async () => {
  const { wasQuiet } = await showOffer()
  const words = bar()?.textContent
  await press('Later')
  expect([wasQuiet, words, bar()]).toEqual([true, expect.stringMatching(/^New version: Reload/), null])
})

it('RTE-13 a reload is offered where a part is missing again, and can wait', async () => {
  const { notify } = await show(<VersionBar />)
  const stuck = () => screen.queryByRole('alert', { name: 'A part of this page could not be loaded' })
  await notify(({ version }) => version.send({ type: 'code.failed' }))
  const once = stuck()
  await notify(({ version }) => version.send({ type: 'code.stuck' }))
  const words = stuck()?.textContent
  await press('Later')
  expect([once, words, stuck(), bar()]).toEqual([
    null,
    'A part of this page could not be loaded: Reload to continue. What you typed is kept.ReloadLater',
    null,
    null,
  ])
})

it.each([
  ['a visitor', 'a visitor', {}, {}, true],
  ['a member', 'the same member', asAnn, asAnn, true],
  ['a member', 'a visitor', asAnn, {}, false],
  ['a visitor', 'a member', {}, asAnn, false],
])('RTE-13 the draft of %s is restored after the reload for %s', async (_, __, before, after, isKept) => {
  const { notify } = await showOffer(before)
  await notify(({ contact, createAccount, profile }) => {
    contact.send({ type: 'draft.changed', change: { message: 'Good morning.' } })
    createAccount.send({ type: 'draft.changed', change: { username: 'new_name', password: 'Some-Password-1' } })
    profile.send({ type: 'edit.pressed' })
    profile.send({ type: 'draft.changed', change: { about: 'Trades.' } })
  })
  await press('Reload')
  const isSecretKept = JSON.stringify(sessionStorage).includes('Some-Password-1')
  cleanup()
  const { charts } = await show(<VersionBar />, after)
  const isMember = before === asAnn
  expect({
    message: draftOf(charts.contact.getSnapshot()).message,
    username: charts.createAccount.getSnapshot().context.draft.username,
    about: charts.profile.getSnapshot().context.draft.about,
    isSecretKept,
    left: sessionStorage.getItem('market-flux.drafts'),
  }).toEqual({
    message: isKept ? 'Good morning.' : '',
    username: isKept ? 'new_name' : '',
    about: isKept && isMember ? 'Trades.' : after === asAnn ? ann.about : '',
    isSecretKept: false,
    left: null,
  })
})
